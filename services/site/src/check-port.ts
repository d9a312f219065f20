import { once } from 'node:events';
import net from 'node:net';
import { errorCodeOf, StartupError } from '@afterglow/kit';

export async function checkPort(port: number, host: string): Promise<void> {
  const probe = net.createServer();
  try {
    probe.listen({ port, host });
    await once(probe, 'listening');
  } catch (error) {
    const inUse = errorCodeOf(error) === 'EADDRINUSE';
    const problem = inUse
      ? `Port ${port} is in use. Stop the other program, or set`
      : `Can't use port ${port} of ${host}. Set HOST to an address of this machine, and`;
    throw new StartupError('port-unavailable', `${problem} PORT to a free one.`, { cause: error });
  } finally {
    probe.close();
  }
}
