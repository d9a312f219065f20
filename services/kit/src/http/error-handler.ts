import type { ApiErrorBody, ApiErrorCode } from '@afterglow/shared-contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isStatementTimeout } from '../database/sql-errors.ts';
import { isOutOfSpace } from '../errors/out-of-space.ts';
import { outOfSpace } from '../errors/service-errors.ts';
import { isServiceError, type ServiceError, type ServiceErrorKind } from '../errors/service-error.ts';
import { partAwayIn } from '../logging/failure-log.ts';
import { pathOf } from './path-of.ts';

const STATUS_OF_KIND: Record<ServiceErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
};

/** The wire code, by status, of errors that the framework raises before any service is called. */
const CODE_OF_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'server_busy',
};

/** Long enough for connections to be re-established. */
const RETRY_AFTER_S = 5;

/** Sends every error as `{ code, message }` (and a business error's public details), never with a stack or SQL text. */
export function setErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ServiceError, request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isServiceError(error)) return sendServiceError(error, request, reply);
    if (isOutOfSpace(error)) return sendServiceError(outOfSpace(error), request, reply);
    const status = error.statusCode ?? 500;
    if (status < 500) {
      return reply.code(status).send(body(CODE_OF_STATUS[status] ?? 'validation_failed', error.message));
    }
    app.failureLog.ofRequest(request, error);
    if (isDatabaseAway(error) || isStatementTimeout(error)) {
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER_S)
        .send(body('server_busy', 'Server busy, please try again later.'));
    }
    return reply.code(500).send(body('unexpected', 'Something went wrong on our side. Please try again.'));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(body('not_found', `${request.method} ${pathOf(request.url)} doesn't exist.`)),
  );
}

function sendServiceError(error: ServiceError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = STATUS_OF_KIND[error.kind];
  if (partAwayIn(error.cause) !== undefined) request.server.failureLog.ofRequest(request, error.cause);
  else if (error.cause !== undefined) request.log.warn({ err: error }, 'request refused');
  return reply
    .code(status)
    .headers(error.headers)
    .send({ ...error.details, ...body(error.code, error.message) });
}

function body(code: ApiErrorCode, message: string): ApiErrorBody {
  return { code, message };
}
