import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A port of this machine that leads to a server, or, while switched off, to nothing. */
export interface SwitchedPort {
  readonly port: number;
  /** Breaks all connections, and refuses new ones. */
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
}

/** Stands before a server that is to go away and come back with its data. */
export async function switchPort(target: number): Promise<SwitchedPort> {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const called = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The port has no number.');
    return address.port;
  }
  const port = await listen(0);
  return {
    port,
    async switchOff() {
      server.close();
      for (const socket of open) socket.destroy();
      if (server.listening) await once(server, 'close');
    },
    async switchOn() {
      await listen(port);
    },
  };
}
