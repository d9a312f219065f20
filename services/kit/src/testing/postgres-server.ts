import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for one test file. */
export interface PostgresServer {
  databaseUrl: string;
  /** Deletes its data, unless `storedData` names a new folder to save them in. */
  stop: (keep?: { storedData: string }) => Promise<void>;
}

/** Nothing must survive a crash, so as little as possible is written. */
const UNSAFE = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

/** Starts a server with the programs in a folder, on an empty database or a copy of a stored one. */
export async function startPostgres(installed: string, from?: { storedData: string }): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-postgres-'));
  const identity = unprivileged();
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const programs = identity ? reachable(installed, folder) : installed;
  const data = join(folder, 'data');
  const options = { ...identity, stdio: 'ignore', cwd: folder } as const;
  if (from) copyData(from.storedData, data, identity);
  else execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], options);
  const port = await freePort();
  const settings = [`port=${port}`, `unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', ...UNSAFE];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options);
  const databaseUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(databaseUrl);
  return {
    databaseUrl,
    async stop(keep) {
      // SIGINT disconnects all clients and shuts down in order.
      server.kill('SIGINT');
      await once(server, 'exit');
      if (keep) cpSync(data, keep.storedData, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL only accepts data owned by its user. */
function copyData(from: string, to: string, owner: { uid: number; gid: number } | undefined): void {
  cpSync(from, to, { recursive: true });
  if (owner) execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, to]);
  chmodSync(to, 0o700);
}

/** PostgreSQL does not run as root; its Debian package brings its own user. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return userIds('postgres') ?? userIds('nobody');
}

function userIds(name: string): { uid: number; gid: number } | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/** All users may run the system's programs; others may be in a folder that only root can enter, so they are copied. */
function reachable(programs: string, folder: string): string {
  if (programs.startsWith('/usr/')) return programs;
  const copy = join(folder, 'programs');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, basename(programs));
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
