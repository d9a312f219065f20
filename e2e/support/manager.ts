import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { liveSetPath, liveSetSchema, RELEASES_PATH, type LiveSet } from '@afterglow/shared-contracts';
import type { RunningSite } from './site.ts';

/** A release manager who uses the registry over HTTP, as a script would. */
export interface Manager {
  liveVersion(remote: string): Promise<string>;
  promote(remote: string, version: string): Promise<void>;
  /** What tabs have reported. */
  reports(): Promise<readonly unknown[]>;
}

interface Change {
  readonly method?: 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export async function createManager(site: RunningSite): Promise<Manager> {
  const tokens: { manager: string } = JSON.parse(await readFile(path.join(site.dataDir, 'tokens.json'), 'utf8'));

  async function request(pathname: string, init: Change = {}): Promise<unknown> {
    const headers = { ...init.headers, authorization: `Bearer ${tokens.manager}`, 'content-type': 'application/json' };
    const response = await fetch(`${site.url}${pathname}`, { ...init, headers });
    if (!response.ok) throw new Error(`${pathname}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async function liveSet(): Promise<LiveSet> {
    return liveSetSchema.parse(await request(liveSetPath('production')));
  }

  return {
    async liveVersion(name) {
      const remote = (await liveSet()).remotes.find((one) => one.name === name);
      if (!remote) throw new Error(`${name} is not live.`);
      return remote.live.version;
    },
    async promote(remote, version) {
      const { revision } = await liveSet();
      await request(`${RELEASES_PATH}/environments/production/remotes/${remote}`, {
        method: 'PUT',
        headers: { 'if-match': `"${revision}"` },
        body: JSON.stringify({ version, reason: 'a journey' }),
      });
    },
    async reports() {
      const answer = (await request(`${RELEASES_PATH}/reports`)) as { readonly counts: readonly unknown[] };
      return answer.counts;
    },
  };
}
