import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The status when a body takes too long; its rest is not awaited. */
const TIMED_OUT = 408;

/**
 * A body that is read as a whole must arrive in time, or slow callers would hold connections and memory forever: the framework lifts
 * Node's limit. A route that reads its body itself (an import) has no such limit.
 */
export function rejectSlowBodies(app: FastifyInstance, limitMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stopWaiting = (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook('preParsing', (request, reply, payload, done) => {
    const giveUp = () => {
      reply.header('connection', 'close');
      // Its reader gets an error; destroying the request would end the connection before the response.
      payload.emit('error', new SlowBodyError());
    };
    if (hasBody(request)) timers.set(request, setTimeout(giveUp, limitMs));
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
  // Failed while it was read, responded to, or disconnected.
  app.addHook('onError', (request, _reply, _error, done) => {
    stopWaiting(request);
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

class SlowBodyError extends Error {
  override readonly name = 'SlowBodyError';
  readonly statusCode = TIMED_OUT;
  constructor() {
    super('The request timed out.');
  }
}
