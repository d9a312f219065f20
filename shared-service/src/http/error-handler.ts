import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isServiceError, type ServiceError, type ServiceErrorKind } from '../errors/service-error.ts';

const statusOfKind: Record<ServiceErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

/** The wire code of errors that the framework raises before any service is asked, by their status. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

/** Answers every error as `{ code, message }` (and a business error's public details), never with a stack or an SQL text. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ServiceError, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isServiceError(error)) return sendServiceError(error, request, reply);
    const status = error.statusCode ?? 500;
    const code = codeOfStatus[status];
    if (status < 500 && code !== undefined) return reply.code(status).send({ code, message: error.message });
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ code: 'INTERNAL_ERROR', message: 'Something went wrong on our side.' });
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({ code: 'NOT_FOUND', message: `There is no ${request.method} ${pathOf(request.url)}.` }),
  );
}

function sendServiceError(error: ServiceError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOfKind[error.kind];
  if (error.cause !== undefined) request.log.warn({ err: error }, 'request refused');
  return reply.code(status).send({ ...error.details, code: error.code, message: error.message });
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? url;
}
