import type { FastifyInstance } from 'fastify';
import { errorCodeOf, errorText } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';
import { LOOPBACK_HOST } from './listening-host.ts';

/** Starts to listen, by default for this computer alone, and returns the port; throws a StartupError that says what is wrong with it. */
export async function listen(app: FastifyInstance, options: { port: number; host?: string }): Promise<number> {
  try {
    await app.listen({ port: options.port, host: options.host ?? LOOPBACK_HOST });
  } catch (error) {
    throw new StartupError('port-unavailable', reason(options.port, error), { cause: error });
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : options.port;
}

function reason(port: number, error: unknown): string {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use: stop the program that uses it, or set PORT to a free one.`;
    case 'EACCES':
      return `Port ${String(port)} is not open to this user: set PORT to 1024 or more.`;
    default:
      return `Port ${String(port)} cannot be used (${errorText(error)}): set PORT to another one.`;
  }
}
