import { once } from 'node:events';
import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { errorCodeOf, errorText } from '../../errors/error-text.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { LOOPBACK_HOST } from './listening-host.ts';

export interface ListenOptions {
  readonly port: number;
  /** By default this computer only. */
  readonly host?: string;
  /** The variable that the port comes from. */
  readonly variable?: 'PORT' | 'METRICS_PORT';
}

/** Listens and returns the port; throws a StartupError that says what is wrong. */
export async function listen(app: FastifyInstance, options: ListenOptions): Promise<number> {
  try {
    await app.listen({ port: options.port, host: options.host ?? LOOPBACK_HOST });
  } catch (error) {
    throw portUnavailable(options, error);
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : options.port;
}

/** Throws what `listen` would, before anything is prepared. */
export async function checkPort(options: ListenOptions): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen({ port: options.port, host: options.host ?? LOOPBACK_HOST });
    await once(probe, 'listening');
  } catch (error) {
    throw portUnavailable(options, error);
  } finally {
    probe.close();
  }
}

function portUnavailable(options: ListenOptions, error: unknown): StartupError {
  return new StartupError('port-unavailable', reason(options, error), { cause: error });
}

function reason({ port, host, variable = 'PORT' }: ListenOptions, error: unknown): string {
  switch (errorCodeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use. Stop the other program, or set ${variable} to a free port.`;
    case 'EADDRNOTAVAIL':
      return `${host ?? LOOPBACK_HOST} isn't an address of this machine. Set ${variable.replace('PORT', 'HOST')} to one.`;
    case 'EACCES':
      return `You don't have permission to use port ${String(port)}. Set ${variable} to 1024 or higher.`;
    default:
      return `Can't use port ${String(port)} (${errorText(error)}). Set ${variable} to another one.`;
  }
}
