import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

export interface Icecast {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface IcecastPlace {
  readonly port: number;
  readonly serviceUrl: string;
  readonly relayToken: string;
  readonly listeners: number;
  /** False to admit everyone without asking the service. */
  readonly asks: boolean;
}

const PRINT_CONFIG = path.join(WORKSPACE_ROOT, 'services/audio/src/icecast/print-config.ts');
const QUESTIONS = /<authentication type="url">.*?<\/authentication>/gs;
/** After this a missing stream is an error. */
const START_LIMIT_MS = 30_000;

export async function startIcecast({ port, serviceUrl, relayToken, listeners, asks }: IcecastPlace): Promise<Icecast> {
  const folder = mkdtempSync(path.join(tmpdir(), 'afterglow-icecast-'));
  const user = unprivileged();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const file = path.join(folder, 'icecast.xml');
  const env = {
    ...process.env,
    SERVICE_URL: serviceUrl,
    RELAY_TOKEN: relayToken,
    RELAY_HOST: 'localhost',
    RELAY_PORT: String(port),
    RELAY_ADMIN_PASSWORD: relayToken,
    RELAY_LISTENERS: String(listeners),
    RELAY_LOGS: folder,
  };
  const config = execFileSync(process.execPath, [PRINT_CONFIG], { env, encoding: 'utf8' });
  writeFileSync(file, asks ? config : config.replaceAll(QUESTIONS, ''), { mode: 0o644 });
  const child = spawn('icecast2', ['-c', file], { stdio: 'ignore', ...user });
  const origin = `http://127.0.0.1:${port}`;
  await untilItStreams(origin, asks ? 401 : 200);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It does not run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** A mount without audio yet responds with 404. */
async function untilItStreams(origin: string, wanted: number): Promise<void> {
  const deadlineMs = performance.now() + START_LIMIT_MS;
  for (;;) {
    const status = await fetch(`${origin}/deep/low.mp3`).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    if (status === wanted) return;
    if (performance.now() > deadlineMs) throw new Error(`Icecast does not relay: it answers ${status}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
