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
    if (raw instanceof IncomingMessage && !raw.complete) {
      const timer = setTimeout(() => raw.socket.destroy(), limitMs);
      for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(timer));
    }
    done();
  });
}
