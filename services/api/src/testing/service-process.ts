import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type ApiClient, createApiClient } from './api-client.ts';
import { createSeededEnvironment } from './start-api.ts';
import type { TestEnvironment } from '@afterglow/kit/testing';

export type ServiceProcess = ApiClient & {
  readonly child: ChildProcess;
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  end(signal: NodeJS.Signals): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
};

const SCRIPT = join(import.meta.dirname, 'short-service.ts');
const KILLED_SCRIPT = join(import.meta.dirname, 'service-killed-at-write.ts');

/** An environment whose folder is where a process expects it below its DATA_DIR. */
export async function makeProcessPlace(): Promise<TestEnvironment & { readonly dataDir: string }> {
  const place = await createSeededEnvironment();
  const dataDir = `${place.folder}-process`;
  await mkdir(dataDir);
  await rename(place.folder, join(dataDir, 'api'));
  return {
    ...place,
    dataDir,
    async remove() {
      await rename(dataDir, place.folder);
      await place.remove();
    },
  };
}

/** Starts the service on an environment and waits until it listens. */
export async function startServiceProcess(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  variables: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const script = variables['KILLED_AT_WRITE'] === undefined ? SCRIPT : KILLED_SCRIPT;
  const child = spawn(process.execPath, [script], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      CAPTCHA_TRIES: '1',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines: Record<string, unknown>[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      lines.push(line);
      const listening = /^Server listening at http:\/\/127\.0\.0\.1:(\d+)$/.exec(String(line['msg']));
      if (listening) resolve(Number(listening[1]));
    });
    void ended.then(([code]) => reject(new Error(`The service ended with ${String(code)} before it listened.`)));
  });
  return {
    ...createApiClient(`http://127.0.0.1:${port}`),
    child,
    lines,
    async end(signal) {
      child.kill(signal);
      const [code, endedBy] = await ended;
      return { code, signal: endedBy };
    },
  };
}
