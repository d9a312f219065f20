import { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const TOO_LARGE = 413;

/**
 * A connection that is closed while a body is on its way is broken for its sender, who then mostly does not see why. So what is
 * refused as too large is read to its end, and forgotten, for as long as the limit; only then the connection is cut.
 */
export function drainRefusedBodies(app: FastifyInstance, limitMs: number): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === TOO_LARGE && !request.raw.complete) reply.removeHeader('connection');
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    // A call within the process is another kind of request, without a connection.
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
  // Not that of the request, which comes earlier when reading it has failed.
  socket.once('close', stop);
}
