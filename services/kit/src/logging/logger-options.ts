import type { FastifyServerOptions } from 'fastify';
import type { LogOrigin } from './log-origin.ts';
import { redactUrl } from './redact-url.ts';

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-auth-token',
  'password',
  'newPassword',
  'oldPassword',
  'currentPassword',
  'token',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'code_verifier',
];
const secretPaths = SECRET_FIELDS.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]);

/** The logged parts of a request: enough to find it, and nothing that lets a reader impersonate its sender. */
function requestFields(request: { method: string; url: string; ip: string; host: string }) {
  return { method: request.method, url: redactUrl(request.url), host: request.host, remoteAddress: request.ip };
}

export type ServerLoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Structured logs for a Fastify server: one JSON line per event, secrets redacted. `stream` is for tests. */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
  origin?: LogOrigin,
): ServerLoggerOptions {
  return {
    level,
    base: origin ? { ...origin } : null,
    redact: { paths: secretPaths, censor: '[redacted]' },
    serializers: { req: requestFields },
    ...(stream ? { stream } : {}),
  };
}
