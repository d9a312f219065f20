import { type LiveSet, SHELL_RELEASE_NAME } from '@afterglow/shared-contracts';
import { ipAllocationOf } from '@afterglow/kit';
import type { RevisionsTable } from '../../db/tables.ts';
import { liveVersionOf } from '../../client/index.ts';
import type { GivenBy, RecordServed } from './record-served.ts';
import type { FreshChanges } from './fresh-changes.ts';
import type { HealthRepository } from './health.repository.ts';

/** Some megabytes. An instance records no further subnets of a change: more would add no information. */
export const MAX_SUBNETS = 20_000;
/** One statement with all of them would block an embedded database. */
const NETWORKS_AT_ONCE = 500;

/** The subnets that this instance has served fresh versions, by page, live set or event stream. */
export interface ExposureTracker {
  /** Cheap; records are written later, each subnet once per change. */
  readonly recordServed: RecordServed;
  /** Writes all records so far; resolves to the watched changes. */
  flush(): Promise<readonly RevisionsTable[]>;
}

export interface AudienceOptions {
  readonly fresh: Pick<FreshChanges, 'known' | 'read'>;
  readonly repository: Pick<HealthRepository, 'recordServed'>;
}

export function createExposureTracker({ fresh, repository }: AudienceOptions): ExposureTracker {
  const noted = new Map<number, Set<string>>();
  let pending: Pending = new Map();

  /** An unread change may be one of a version in the live set. */
  const isWanted = (network: string, liveSet: LiveSet, by: GivenBy) =>
    fresh.known()?.some((change) => gives(liveSet, by, change) && !noted.get(change.revision)?.has(network)) ?? true;

  function keep(network: string, liveSet: LiveSet, by: GivenBy): void {
    const networks = pending.get(liveSet) ?? { page: new Set(), stream: new Set() };
    pending.set(liveSet, networks);
    if (networks[by].size < MAX_SUBNETS) networks[by].add(network);
  }

  function keepAll(networks: Given, liveSet: LiveSet): void {
    for (const by of WAYS) for (const network of networks[by]) keep(network, liveSet, by);
  }

  async function write({ revision, ...change }: RevisionsTable, given: Pending): Promise<void> {
    const known = noted.get(revision) ?? new Set();
    noted.set(revision, known);
    const those = [...given].flatMap(([liveSet, networks]) =>
      WAYS.flatMap((by) => (gives(liveSet, by, change) ? [...networks[by]] : [])),
    );
    const left = [...new Set(those)].filter((one) => !known.has(one)).slice(0, MAX_SUBNETS - known.size);
    for (let from = 0; from < left.length; from += NETWORKS_AT_ONCE) {
      const some = left.slice(from, from + NETWORKS_AT_ONCE);
      await repository.recordServed(revision, some);
      for (const network of some) known.add(network);
    }
  }

  return {
    recordServed(address, liveSet, by) {
      const network = ipAllocationOf(address);
      if (isWanted(network, liveSet, by)) keep(network, liveSet, by);
    },
    async flush() {
      const given = pending;
      pending = new Map();
      try {
        // Read after the served records were taken: their change is known by then.
        const changes = await fresh.read();
        for (const change of changes) await write(change, given);
        for (const revision of noted.keys())
          if (!changes.some((change) => change.revision === revision)) noted.delete(revision);
        return changes;
      } catch (error) {
        for (const [liveSet, networks] of given) keepAll(networks, liveSet);
        throw error;
      }
    },
  };
}

type Given = Readonly<Record<GivenBy, Set<string>>>;
type Pending = Map<LiveSet, Given>;

const WAYS = ['page', 'stream'] as const satisfies readonly GivenBy[];

/** A tab that receives a shell's event runs another one until it opens its next page. */
function gives(
  liveSet: LiveSet,
  by: GivenBy,
  { remote, to_version: version }: Pick<RevisionsTable, 'remote' | 'to_version'>,
): boolean {
  return liveVersionOf(liveSet, remote) === version && (remote !== SHELL_RELEASE_NAME || by === 'page');
}
