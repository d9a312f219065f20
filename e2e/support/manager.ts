import type { LiveSet } from '@afterglow/shared-contracts';
import {
  registryAddress,
  type RegistryOperation,
  registryOperations,
  type ReportList,
  revisionTag,
} from '@afterglow/shared-registry-contracts';
import type { RunningSite } from './site/site.ts';
import { readSiteTokens } from './site/site-tokens.ts';

export interface Manager {
  liveVersion(remote: string): Promise<string>;
  /** The version that some visitors have; null without one. */
  canaryOf(remote: string): Promise<string | null>;
  promote(remote: string, version: string): Promise<void>;
  reports(): Promise<ReportList['counts']>;
}

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const PRODUCTION = { environment: 'production' } as const;

export async function createManager(site: RunningSite): Promise<Manager> {
  const tokens = await readSiteTokens(site.dataDir);

  async function call(operation: RegistryOperation, { params, headers, body }: Call = {}): Promise<unknown> {
    const response = await fetch(new URL(registryAddress(operation, params), site.url), {
      method: operation.method,
      headers: { ...headers, authorization: `Bearer ${tokens.manager}`, 'content-type': operation.takes },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${operation.name}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  async function liveSet(): Promise<LiveSet> {
    const { getLiveSet } = registryOperations;
    return getLiveSet.response.parse(await call(getLiveSet, { params: PRODUCTION }));
  }

  return {
    async liveVersion(name) {
      const remote = (await liveSet()).remotes.find((one) => one.name === name);
      if (!remote) throw new Error(`${name} is not live.`);
      return remote.live.version;
    },
    async canaryOf(name) {
      const { getOverview } = registryOperations;
      const { environments } = getOverview.response.parse(await call(getOverview));
      const { releases } = environments.find(({ environment }) => environment === 'production') ?? { releases: [] };
      return releases.find((one) => one.name === name)?.canary?.version ?? null;
    },
    async promote(remote, version) {
      const { revision } = await liveSet();
      await call(registryOperations.promote, {
        params: { ...PRODUCTION, remote },
        headers: { 'if-match': revisionTag(revision) },
        body: { version, reason: 'a journey' },
      });
    },
    async reports() {
      const { listReports } = registryOperations;
      return listReports.response.parse(await call(listReports)).counts;
    },
  };
}
