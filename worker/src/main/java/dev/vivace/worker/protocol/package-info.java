/**
 * What controller and worker say to each other, once for both sides: {@link dev.vivace.worker.protocol.Commands} go to
 * the worker, {@link dev.vivace.worker.protocol.Events} come back. The writers encode a call as a frame, the readers
 * turn a frame into the call again. Frames travel over a loopback socket, never over standard output.
 */
package dev.vivace.worker.protocol;
