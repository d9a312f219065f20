import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { registryAddress, registryOperations, revisionTag } from '@afterglow/shared-registry-contracts';
import * as z from 'zod/mini';
import type { SiteProcess } from './site-process.ts';

const run = promisify(execFile);
const PRODUCTION = { environment: 'production' } as const;
const tokensSchema = z.object({ manager: z.string() });

export interface Registry {
  publish(folder: string): Promise<void>;
  /** Publishes a packed release. */
  upload(remote: string, version: string, archive: Buffer): Promise<void>;
  /** Makes a version live; returns the times of the request and of the response, by the machine's clock. */
  promote(remote: string, version: string): Promise<ChangeTimes>;
  /** Rolls a remote back to its previous version. */
  rollBack(remote: string): Promise<ChangeTimes>;
}

export interface ChangeTimes {
  readonly askedAtMs: number;
  readonly answeredAtMs: number;
}

export function registryOf({ url, dataDir }: SiteProcess): Registry {
  const tokens = tokensSchema.parse(JSON.parse(readFileSync(path.join(dataDir, 'tokens.json'), 'utf8')));

  async function revision(): Promise<number> {
    const { getLiveSet } = registryOperations;
    const response = await fetch(new URL(registryAddress(getLiveSet, PRODUCTION), url));
    return getLiveSet.response.parse(await response.json()).revision;
  }

  async function send(path: string, init: RequestInit, token = tokens.manager): Promise<unknown> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(new URL(path, url), { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`The registry answers ${response.status}: ${text}`);
    return JSON.parse(text);
  }

  async function change(
    operation: typeof registryOperations.promote | typeof registryOperations.rollBack,
    remote: string,
    body: object,
    headers = {},
  ): Promise<ChangeTimes> {
    const askedAtMs = Date.now();
    await send(registryAddress(operation, { ...PRODUCTION, remote }), {
      method: operation.method,
      headers: { 'content-type': operation.takes, ...headers },
      body: JSON.stringify(body),
    });
    return { askedAtMs, answeredAtMs: Date.now() };
  }

  /** A token for an area, which need not exist yet. */
  async function teamToken(remote: string): Promise<string> {
    const operation = registryOperations.makeToken;
    const made = await send(registryAddress(operation, {}), {
      method: operation.method,
      headers: { 'content-type': operation.takes },
      body: JSON.stringify({ label: `Team of ${remote}`, role: 'team', remote }),
    });
    return operation.response.parse(made).secret;
  }

  return {
    async publish(folder) {
      const tool = path.join(WORKSPACE_ROOT, 'services/site/src/afterglow.ts');
      await run(process.execPath, [tool, '--url', url, 'publish', folder], {
        env: { ...process.env, DATA_DIR: dataDir },
      });
    },
    async upload(remote, version, archive) {
      const { method, takes } = registryOperations.publish;
      const address = registryAddress(registryOperations.publish, { remote, version });
      const headers = { 'content-type': takes };
      await send(address, { method, headers, body: new Uint8Array(archive) }, await teamToken(remote));
    },
    async promote(remote, version) {
      const headers = { 'if-match': revisionTag(await revision()) };
      return change(registryOperations.promote, remote, { version, reason: 'Measuring how fast it comes' }, headers);
    },
    rollBack: (remote) => change(registryOperations.rollBack, remote, { reason: 'Measuring how fast it goes' }),
  };
}
