import type { LiveSet } from '@afterglow/shared-contracts';
import { customerOfAddress } from '@afterglow/kit';
import type { RevisionsTable } from '../../db/tables.ts';
import type { NoteGiven } from '../note-given.ts';
import type { FreshChanges } from './fresh-changes.ts';
import type { HealthRepository } from './health.repository.ts';

/** Some megabytes. An instance notes no further networks of a change: so many say as much as more would. */
export const MOST_NETWORKS = 20_000;
/** One statement with all of them would hold up an embedded database. */
const NETWORKS_AT_ONCE = 500;

/** The networks that this instance has given fresh versions to, by page, live set or event stream. */
export interface Audience {
  /** Costs next to nothing; what is noted is written later, each network once for each change. */
  readonly noteGiven: NoteGiven;
  /** Writes what has been noted until now; the changes that are watched. */
  flush(): Promise<readonly RevisionsTable[]>;
}

export interface AudienceOptions {
  readonly fresh: Pick<FreshChanges, 'known' | 'read'>;
  readonly repository: Pick<HealthRepository, 'noteGiven'>;
}

export function createAudience({ fresh, repository }: AudienceOptions): Audience {
  const noted = new Map<number, Set<string>>();
  let pending = new Map<LiveSet, Set<string>>();

  /** While a change has not been read yet, it may be one of a version that the live set contains. */
  const isWanted = (network: string, liveSet: LiveSet) =>
    fresh.known()?.some((change) => contains(liveSet, change) && !noted.get(change.revision)?.has(network)) ?? true;

  function keep(network: string, liveSet: LiveSet): void {
    const networks = pending.get(liveSet) ?? new Set();
    pending.set(liveSet, networks);
    if (networks.size < MOST_NETWORKS) networks.add(network);
  }

  async function write({ revision, ...change }: RevisionsTable, given: typeof pending): Promise<void> {
    const known = noted.get(revision) ?? new Set();
    noted.set(revision, known);
    const those = [...given].flatMap(([liveSet, networks]) => (contains(liveSet, change) ? [...networks] : []));
    const left = [...new Set(those)].filter((one) => !known.has(one)).slice(0, MOST_NETWORKS - known.size);
    for (let from = 0; from < left.length; from += NETWORKS_AT_ONCE) {
      const some = left.slice(from, from + NETWORKS_AT_ONCE);
      await repository.noteGiven(revision, some);
      for (const network of some) known.add(network);
    }
  }

  return {
    noteGiven(address, liveSet) {
      const network = customerOfAddress(address);
      if (isWanted(network, liveSet)) keep(network, liveSet);
    },
    async flush() {
      const given = pending;
      pending = new Map();
      try {
        // Read after what was given was taken: the change that it came with is known by then.
        const changes = await fresh.read();
        for (const change of changes) await write(change, given);
        for (const revision of noted.keys())
          if (!changes.some((change) => change.revision === revision)) noted.delete(revision);
        return changes;
      } catch (error) {
        for (const [liveSet, networks] of given) for (const network of networks) keep(network, liveSet);
        throw error;
      }
    },
  };
}

/** Whether it names the version as that of the area. The shell is not watched: no tab can tell of one that does not run. */
function contains(
  { remotes }: LiveSet,
  { remote, to_version: version }: Pick<RevisionsTable, 'remote' | 'to_version'>,
): boolean {
  return remotes.some(({ name, live }) => name === remote && live.version === version);
}
