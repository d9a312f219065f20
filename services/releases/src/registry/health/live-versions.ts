import type { LiveSet } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import type { RevisionsTable, VersionNetworksTable } from '../../db/tables.ts';
import { liveVersionOf } from '../../client/index.ts';
import { type EarlierFigures, SILENT_AFTER_MS } from './health-policy.ts';
import { type LiveVersionsRepository, versionNetworkKey } from './live-versions.repository.ts';
import { isSettled, type Verdict } from './verdict.ts';

/** Some megabytes; a site with more listeners in a second counts some of them. */
const MAX_PENDING = 20_000;
/** One statement with all of them would block an embedded database. */
const BATCH_SIZE = 500;

export interface VersionReport {
  readonly remote: string;
  readonly version: string;
  readonly network: string;
  readonly verdict: Verdict;
}

/** The health of the versions that everyone has, as the baseline for later ones. */
export interface LiveVersions {
  /** Cheap; written later, each subnet once. */
  note(report: VersionReport): void;
  flush(): Promise<void>;
  /** The health, in the hour before, of the version that a change replaced, or that others have next to a canary. */
  figuresBefore(change: RevisionsTable): Promise<EarlierFigures | undefined>;
}

export interface LiveVersionsOptions {
  readonly repository: LiveVersionsRepository;
  readonly current: () => LiveSet;
  readonly windowMs: number;
  readonly nowMs: () => number;
}

export function createLiveVersions({ repository, current, windowMs, nowMs }: LiveVersionsOptions): LiveVersions {
  let pending = new Map<string, VersionNetworksTable>();
  let forgottenAtMs = nowMs();

  async function forget(): Promise<void> {
    if (nowMs() - forgottenAtMs < windowMs) return;
    forgottenAtMs = nowMs();
    await repository.forgetBefore(new Date(nowMs() - HOUR_MS - windowMs));
  }

  return {
    note({ verdict, ...one }) {
      if (liveVersionOf(current(), one.remote) !== one.version) return;
      const key = versionNetworkKey(one);
      const known = pending.get(key);
      if (known === undefined && pending.size >= MAX_PENDING) return;
      pending.set(key, withVerdict(known ?? { ...one, ...NO_NEWS, noted_at: new Date(nowMs()) }, verdict));
    },
    async flush() {
      const news = [...pending.values()];
      pending = new Map();
      for (let from = 0; from < news.length; from += BATCH_SIZE)
        await repository.note(news.slice(from, from + BATCH_SIZE));
      await forget();
    },
    async figuresBefore({ remote, from_version: version, changed_at: changedAt }) {
      if (version === null) return undefined;
      const since = new Date(changedAt.getTime() - HOUR_MS);
      const silentBefore = new Date(nowMs() - SILENT_AFTER_MS);
      return { version, ...(await repository.figures({ remote, version, since, silentBefore })) };
    },
  };
}

const NO_NEWS = { has_loaded: false, has_erred: false, begun_at: null, settled_at: null };

function withVerdict(row: VersionNetworksTable, verdict: Verdict): VersionNetworksTable {
  return {
    ...row,
    has_loaded: row.has_loaded || verdict === 'loaded',
    has_erred: row.has_erred || verdict === 'erred',
    ...(verdict === 'begun' && { begun_at: row.begun_at ?? row.noted_at }),
    ...(isSettled(verdict) && { settled_at: row.noted_at }),
  };
}
