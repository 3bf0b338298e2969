/* Enhances pages that are complete without it: search, sort, zoom, keys, a switch between light and dark. */
(function () {
  'use strict';

  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);

  function make(name, words, title) {
    const made = document.createElement(name);
    made.textContent = words;
    if (title) {
      made.title = title;
    }
    return made;
  }

  /* What is remembered is a convenience: some places forbid it. */
  function remembered(key, value) {
    try {
      if (value !== undefined) {
        localStorage.setItem(key, value);
      }
      return localStorage.getItem(key);
    } catch (forbidden) {
      return null;
    }
  }

  function theme() {
    const known = remembered('vivace-theme');
    if (known) {
      root.dataset.theme = known;
    }
    const button = make('button', 'Light / dark', 'd');
    button.id = 'theme';
    button.addEventListener('click', () => {
      const dark = root.dataset.theme
        ? root.dataset.theme === 'dark'
        : matchMedia('(prefers-color-scheme: dark)').matches;
      root.dataset.theme = remembered('vivace-theme', dark ? 'light' : 'dark') || (dark ? 'light' : 'dark');
    });
    document.querySelector('.tools').append(button);
  }

  function tests() {
    const list = byId('tests');
    if (!list) {
      return;
    }
    const rows = Array.from(list.children);
    const names = rows.map((row) => row.firstElementChild.textContent.toLowerCase());
    const places = new Map(rows.map((row, place) => [row, place]));
    const search = make('input', '');
    search.type = 'search';
    search.id = 'search';
    search.placeholder = 'Search: name, outcome, flag   /';
    search.setAttribute('aria-label', 'Search tests');
    const sort = make('select', '');
    sort.id = 'sort';
    sort.setAttribute('aria-label', 'Sort');
    [['first', 'Red first'], ['slow', 'Slowest first'], ['name', 'By name']].forEach(([value, words]) => {
      const option = make('option', words);
      option.value = value;
      sort.append(option);
    });
    byId('filters').append(search, sort);

    function show() {
      const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      rows.forEach((row, i) => {
        row.hidden = !words.every((word) => names[i].includes(word));
      });
      tellWhetherAnyIsSeen();
    }

    function tellWhetherAnyIsSeen() {
      byId('nomatch').hidden = visibleTests().length > 0;
    }

    const ways = {
      first: (a, b) => places.get(a) - places.get(b),
      slow: (a, b) => b.dataset.ms - a.dataset.ms,
      name: (a, b) => (names[places.get(a)] < names[places.get(b)] ? -1 : 1),
    };

    let ordered = 'first';
    function order() {
      if (sort.value !== ordered) {
        ordered = sort.value;
        list.replaceChildren(...rows.slice().sort(ways[ordered]));
      }
    }

    /* The address always shows what is seen, so that it can be sent to somebody. */
    function tell() {
      const only = document.querySelector('#filters input:checked');
      const state = new URLSearchParams();
      if (search.value) {
        state.set('q', search.value);
      }
      if (only && only.id !== 'only-all') {
        state.set('only', only.id.slice(5));
      }
      if (sort.value !== 'first') {
        state.set('sort', sort.value);
      }
      history.replaceState(null, '', '#' + state);
    }

    /* Whatever was searched for or chosen, a link leads to what it names. */
    function reveal(target) {
      search.value = '';
      byId('only-all').checked = true;
      show();
      target.open = true;
      target.scrollIntoView();
    }

    function recall() {
      const hash = location.hash.slice(1);
      const target = hash && byId(hash);
      if (target) {
        reveal(target);
        return;
      }
      const state = new URLSearchParams(hash);
      const only = byId('only-' + (state.get('only') || 'all'));
      if (only) {
        only.checked = true;
      }
      search.value = state.get('q') || '';
      sort.value = ways[state.get('sort')] ? state.get('sort') : 'first';
      show();
      order();
    }

    search.addEventListener('input', () => { show(); tell(); });
    sort.addEventListener('change', () => { order(); tell(); });
    byId('filters').addEventListener('change', (event) => {
      if (event.target.type === 'radio') {
        tellWhetherAnyIsSeen();
        tell();
      }
    });
    addEventListener('hashchange', recall);
    recall();
  }

  function timeText(millis) {
    if (millis < 1000) {
      return Math.round(millis) + ' ms';
    }
    return millis < 60000
      ? (millis / 1000).toFixed(2) + ' s'
      : Math.floor(millis / 60000) + ' min ' + Math.floor(millis / 1000 % 60) + ' s';
  }

  function timeline() {
    const plot = byId('plot');
    if (!plot) {
      return;
    }
    const WIDTH = 4000;
    const MOST = 400;
    const bars = plot.querySelector('.bars');
    const height = bars.viewBox.baseVal.height;
    const labels = Array.from(plot.querySelectorAll('.axis text'));
    const hatches = Array.from(plot.querySelectorAll('pattern'));
    const end = Number(plot.dataset.end);
    let left = 0;
    let zoom = 1;

    function draw() {
      const seen = WIDTH / zoom;
      left = Math.min(Math.max(0, left), WIDTH - seen);
      bars.setAttribute('viewBox', left + ' 0 ' + seen + ' ' + height);
      plot.dataset.zoom = zoom.toFixed(2);
      labels.forEach((label, i) => {
        label.textContent = timeText((left + seen * i / labels.length) / WIDTH * end);
      });
      const stretch = seen / plot.getBoundingClientRect().width;
      hatches.forEach((hatch) => {
        hatch.setAttribute('patternTransform', 'scale(' + stretch + ' 1) rotate(' + hatch.dataset.angle + ')');
      });
    }

    function zoomTo(wanted, share) {
      const place = left + WIDTH / zoom * share;
      zoom = Math.min(MOST, Math.max(1, wanted));
      left = place - WIDTH / zoom * share;
      draw();
    }

    function share(event) {
      const box = plot.getBoundingClientRect();
      return (event.clientX - box.left) / box.width;
    }

    plot.addEventListener('wheel', (event) => {
      event.preventDefault();
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
        left += event.deltaX / plot.getBoundingClientRect().width * WIDTH / zoom;
        draw();
      } else {
        zoomTo(zoom * Math.exp(-event.deltaY / 300), share(event));
      }
    }, { passive: false });

    let drag = null;
    plot.addEventListener('pointerdown', (event) => { drag = { x: event.clientX, left, moved: false }; });
    addEventListener('pointerup', () => { drag = drag && drag.moved ? { ended: true } : null; });
    plot.addEventListener('pointermove', (event) => {
      if (drag && !drag.ended) {
        drag.moved = drag.moved || Math.abs(event.clientX - drag.x) > 3;
        left = drag.left - (event.clientX - drag.x) / plot.getBoundingClientRect().width * WIDTH / zoom;
        draw();
      }
    });
    /* A drag that ends on a bar is no click on it. */
    plot.addEventListener('click', (event) => {
      if (drag && drag.ended) {
        event.preventDefault();
        drag = null;
      }
    }, true);
    plot.addEventListener('dragstart', (event) => event.preventDefault());

    const buttons = [
      ['+', () => zoomTo(zoom * 2, 0.5), 'zoom-in'],
      ['−', () => zoomTo(zoom / 2, 0.5), 'zoom-out'],
      ['All', () => zoomTo(1, 0), 'zoom-all'],
    ];
    buttons.forEach(([words, act, id]) => {
      const button = make('button', words);
      button.id = id;
      button.addEventListener('click', act);
      document.querySelector('.zoom').append(button);
    });
    plot.addEventListener('keydown', (event) => {
      const step = WIDTH / zoom / 8;
      const acts = {
        '+': () => zoomTo(zoom * 2, 0.5), '=': () => zoomTo(zoom * 2, 0.5), '-': () => zoomTo(zoom / 2, 0.5),
        0: () => zoomTo(1, 0), ArrowLeft: () => { left -= step; draw(); }, ArrowRight: () => { left += step; draw(); },
      };
      if (acts[event.key]) {
        event.preventDefault();
        acts[event.key]();
      }
    });
    addEventListener('resize', draw);
    tips(plot);
    draw();
  }

  /* The browser's own come late, and not at all while dragging. */
  function tips(plot) {
    const tip = make('div', '');
    tip.id = 'tip';
    tip.hidden = true;
    document.body.append(tip);
    plot.querySelectorAll('rect.bar').forEach((bar) => {
      const title = bar.querySelector('title');
      if (title) {
        bar.dataset.tip = title.textContent;
        title.remove();
      }
    });
    plot.addEventListener('pointermove', (event) => {
      const words = event.target.dataset && event.target.dataset.tip;
      tip.hidden = !words;
      if (words) {
        tip.textContent = words;
        tip.style.left = Math.min(event.clientX + 12, innerWidth - tip.offsetWidth - 8) + 'px';
        tip.style.top = event.clientY + 16 + 'px';
      }
    });
    plot.addEventListener('pointerleave', () => { tip.hidden = true; });
  }

  function visibleTests() {
    /* Asking for the layout of each of thousands of rows would take seconds. */
    const only = document.querySelector('#filters input:checked');
    const kind = only ? only.id.slice(5) : 'all';
    return Array.from(document.querySelectorAll('.test'))
      .filter((row) => !row.hidden && (kind === 'all' || row.classList.contains(kind)));
  }

  function step(by) {
    const rows = visibleTests();
    const here = rows.indexOf(document.activeElement && document.activeElement.closest('.test'));
    const next = rows[Math.min(rows.length - 1, Math.max(0, here + by))];
    if (next) {
      next.firstElementChild.focus();
    }
  }

  function keys() {
    addEventListener('keydown', (event) => {
      const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== 'radio';
      if (event.ctrlKey || event.metaKey || event.altKey) {
        return;
      }
      if (typing) {
        if (event.key === 'Escape') {
          event.target.blur();
        }
        return;
      }
      const views = document.querySelectorAll('header nav > *');
      if (/^[1-9]$/.test(event.key) && views[event.key - 1] && views[event.key - 1].href) {
        location.href = views[event.key - 1].href;
      } else if (event.key === '/' && byId('search')) {
        event.preventDefault();
        byId('search').focus();
      } else if (event.key === 'j' || event.key === 'k') {
        step(event.key === 'j' ? 1 : -1);
      } else if (event.key === 'd') {
        byId('theme').click();
      }
    });
    addEventListener('beforeprint', () => document.querySelectorAll('.test.red').forEach((row) => { row.open = true; }));
  }

  theme();
  tests();
  timeline();
  keys();
})();
