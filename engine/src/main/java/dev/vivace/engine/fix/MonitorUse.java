package dev.vivace.engine.fix;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SynchronizedStatement;

/** Looks for waiting and waking, which only those may do who hold the monitor. */
final class MonitorUse extends ASTVisitor {

    private boolean found;

    private MonitorUse() {}

    static boolean isWithin(SynchronizedStatement statement) {
        MonitorUse use = new MonitorUse();
        statement.getBody().accept(use);
        return use.found;
    }

    @Override
    public boolean visit(MethodInvocation call) {
        String name = call.getName().getIdentifier();
        found |= name.equals("wait") || name.equals("notify") || name.equals("notifyAll");
        return true;
    }
}
