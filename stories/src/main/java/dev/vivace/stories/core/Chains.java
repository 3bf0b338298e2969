package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.stream.Collectors;

/** The chains of a run: one for each thread, and one for each component whose stories take turns. */
final class Chains {

    private final List<Chain> all = new ArrayList<>();
    private final Map<Chain, Thread> owners = new HashMap<>();
    private final Map<Chain, Boolean> busy = new HashMap<>();
    private final Map<String, Chain> components = new HashMap<>();
    private final Map<Chain, Semaphore> turns = new HashMap<>();

    /** A chain that nobody else uses until it is given back. */
    Chain take(Optional<String> component, Thread owner) throws InterruptedException {
        return component.isPresent() ? inTurn(component.get()) : of(owner);
    }

    private Chain inTurn(String component) throws InterruptedException {
        Chain chain;
        Semaphore turn;
        synchronized (this) {
            chain = components.computeIfAbsent(component, name -> add());
            turn = turns.computeIfAbsent(chain, each -> new Semaphore(1, true));
        }
        new Turn(turn).await();
        return chain;
    }

    /** A thread that waits for others may be lent to a second test before the first is through: that one gets its own. */
    private synchronized Chain of(Thread owner) {
        Chain chain = all.stream()
                .filter(each -> owners.get(each) == owner && !busy.get(each))
                .findFirst()
                .orElseGet(this::add);
        owners.put(chain, owner);
        busy.put(chain, true);
        return chain;
    }

    private Chain add() {
        Chain chain = new Chain();
        all.add(chain);
        busy.put(chain, false);
        return chain;
    }

    synchronized void giveBack(Chain chain) {
        busy.put(chain, false);
        if (turns.containsKey(chain)) {
            turns.get(chain).release();
        }
    }

    /** Those that no test uses; they are to be given back like others. */
    synchronized List<Chain> takeIdle() {
        List<Chain> idle = all.stream().filter(this::isIdle).collect(Collectors.toList());
        idle.forEach(chain -> busy.put(chain, true));
        return idle;
    }

    private boolean isIdle(Chain chain) {
        return turns.containsKey(chain) ? turns.get(chain).tryAcquire() : !busy.get(chain);
    }
}
