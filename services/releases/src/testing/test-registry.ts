import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpApp, listen } from '@afterglow/kit';
import { createReleasesClient, type ReleasesClient } from '../client/index.ts';
import { createReleases, type Releases, type ReleasesOptions } from '../app.ts';
import { remoteContents, remoteManifest, shellContents, shellManifest, writeRelease } from './fake-release.ts';

export interface TestRegistry {
  url: string;
  dataDir: string;
  releases: Releases;
  manager: ReleasesClient;
  team: (remote: string) => ReleasesClient;
  build: (name: string, version: string) => Promise<string>;
  release: (name: string, version: string) => Promise<void>;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Closes it, lets the callback change its folder, and opens it again. */
  restart: (whileClosed?: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}

export type TestRegistryOptions = Omit<ReleasesOptions, 'dataDir' | 'teams'> & {
  /** IPs whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[];
  /** Receives every line of the log; without it nothing is logged. */
  readonly logStream?: { write(line: string): void };
};

/** Creating a database takes seconds on a busy machine. */
export const START_LIMIT_MS = 60_000;

const TEAMS = ['shell', 'radio', 'browse'];

export async function startTestRegistry(options: TestRegistryOptions = {}): Promise<TestRegistry> {
  const folder = await mkdtemp(join(tmpdir(), 'afterglow-releases-'));
  const dataDir = join(folder, 'data');
  let running = await start(dataDir, options);
  const registry: TestRegistry = {
    get url() {
      return running.url;
    },
    get releases() {
      return running.releases;
    },
    dataDir,
    get manager() {
      return createReleasesClient({ url: running.url, token: running.releases.tokens.manager });
    },
    team: (remote) => createReleasesClient({ url: running.url, token: running.releases.tokens.teams[remote] }),
    build: (name, version) => build(join(folder, 'builds', name, version), name, version),
    async release(name, version) {
      await registry.team(name).publish(await registry.build(name, version));
      await registry.manager.promote({ environment: 'production', remote: name, version, reason: 'test' });
    },
    fetch: (path, init) => fetch(new URL(path, running.url), init),
    async restart(whileClosed) {
      await running.stop();
      await whileClosed?.();
      running = await start(dataDir, options);
    },
    async close() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return registry;
}

async function start(dataDir: string, { trustedProxies = [], logStream, ...options }: TestRegistryOptions) {
  const releases = await createReleases({ dataDir, teams: TEAMS, ...options });
  const app = createHttpApp({ logLevel: logStream ? 'trace' : 'silent', logStream, trustedProxies });
  await releases.register(app);
  const port = await listen(app, { port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await app.close();
    await releases.close();
  };
  return { releases, url: `http://127.0.0.1:${port}`, stop };
}

function build(folder: string, name: string, version: string): Promise<string> {
  return name === 'shell'
    ? writeRelease(folder, shellManifest(version), shellContents(version))
    : writeRelease(folder, remoteManifest(name, version), remoteContents(name, version));
}
