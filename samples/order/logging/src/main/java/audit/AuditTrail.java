package audit;

import java.util.logging.Logger;

final class AuditTrail {

    static final Logger LOG = Logger.getLogger("audit");

    void record(String who, String what) {
        LOG.info(who + " " + what);
    }
}
