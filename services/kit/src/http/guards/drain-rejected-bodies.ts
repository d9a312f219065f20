import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const TOO_LARGE = 413;

/**
 * Closing a connection while a body is arriving breaks it for the sender, who then usually does not see why. So a body rejected as too
 * large is read and discarded until the limit; only then is the connection cut.
 */
export function drainRejectedBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === TOO_LARGE && !request.raw.complete) reply.removeHeader('connection');
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // An in-process call is another kind of request, without a connection.
    if (raw instanceof IncomingMessage && !raw.complete) cutLater(raw, limitMs);
    done();
  });
}

function cutLater(request: IncomingMessage, limitMs: number): void {
  const { socket } = request;
  if (socket.destroyed) return;
  const timer = setTimeout(() => socket.destroy(), limitMs);
  const stop = () => {
    clearTimeout(timer);
    request.off('end', stop);
    socket.off('close', stop);
  };
  request.once('end', stop);
  // Not the request's own event, which comes earlier when reading it fails.
  socket.once('close', stop);
}
