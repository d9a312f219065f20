import type { FastifyInstance } from 'fastify';
import { errorCodeOf, errorText } from '../../errors/error-text.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { LOOPBACK_HOST } from './listening-host.ts';

/** Listens, by default for this computer only, and returns the port; throws a StartupError that says what is wrong. */
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
      return `Port ${String(port)} is in use. Stop the other program, or set PORT to a free port.`;
    case 'EACCES':
      return `You don't have permission to use port ${String(port)}. Set PORT to 1024 or higher.`;
    default:
      return `Can't use port ${String(port)} (${errorText(error)}). Set PORT to another one.`;
  }
}
