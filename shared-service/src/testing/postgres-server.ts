import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const installedBelow = '/usr/lib/postgresql';

/** A PostgreSQL server of its own for a test file. */
export type PostgresServer = { databaseUrl: string; stop: () => Promise<void> };

/** Where PostgreSQL's programs are on this machine, if they are. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(installedBelow)) return undefined;
  const newest = readdirSync(installedBelow).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? undefined : join(installedBelow, newest, 'bin');
}

export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const options = { ...identity, stdio: 'ignore', cwd: folder } as const;
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], options);
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(databaseUrl);
  return {
    databaseUrl,
    async stop() {
      // SIGINT: disconnect everybody and stop in order.
      server.kill('SIGINT');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It refuses to run as root, and its package brings a user of its own. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return address.port;
}

async function untilItAnswers(databaseUrl: string): Promise<void> {
  for (;;) {
    const client = new pg.Client(databaseUrl);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
