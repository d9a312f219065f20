import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How it is answered when a body takes longer; its rest is not waited for. */
const TIMED_OUT = 408;

/**
 * A body that is read as a whole has to be there in time, or callers who send a byte now and then would keep connections and what
 * has arrived for ever: the framework lifts the limit that Node has. What a route reads by itself (an import) takes as long as it takes.
 */
export function refuseSlowBodies(app: FastifyInstance, limitMs: number): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stopWaiting = (request: FastifyRequest) => clearTimeout(timers.get(request));
  app.addHook('preParsing', (request, reply, payload, done) => {
    const giveUp = () => {
      reply.header('connection', 'close');
      // Whoever reads it hears of an error; to destroy it would end the connection before it is answered.
      payload.emit('error', new SlowBodyError());
    };
    if (hasBody(request)) timers.set(request, setTimeout(giveUp, limitMs));
    done(null, payload);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    stopWaiting(request);
    done();
  });
  // Refused while it was read, answered, or gone.
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
    super('The request did not arrive in time.');
  }
}
