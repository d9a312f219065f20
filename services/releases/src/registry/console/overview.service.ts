import { type Environment, ENVIRONMENTS } from '@afterglow/shared-contracts';
import type { Cause, Overview, RunningRelease } from '@afterglow/shared-registry-contracts';
import type { AssignedRelease, RevisionsTable } from '../../db/tables.ts';
import { findAssignment, rollbackTarget } from '../revisions/index.ts';
import type { Causes, NotesOf, OverviewRepository } from './overview.repository.ts';

export interface OverviewService {
  read(): Promise<Overview>;
  subscribe(listener: () => void): () => void;
}

export interface OverviewOptions {
  readonly repository: OverviewRepository;
  /** Whether a version is the tombstone of a retired area. */
  readonly isTombstone: (version: string) => boolean;
  readonly subscribe: (environment: Environment, listener: () => void) => () => void;
}

export function createOverviewService({ repository, isTombstone, subscribe }: OverviewOptions): OverviewService {
  async function runningIn(environment: Environment, names: readonly string[]) {
    const { revision, assignment } = await repository.latest(environment);
    const [versions, canaries, canaryEnds] = await Promise.all([
      repository.causes(environment, ['promote', 'rollback', 'retire'], revision),
      repository.causes(environment, ['canary'], revision),
      repository.causes(environment, ['end-canary'], revision),
    ]);
    const assignedNames = names.flatMap((name) => {
      const assigned = findAssignment(assignment, name);
      return assigned === undefined ? [] : [{ name, assigned }];
    });
    const notesOf = await repository.notes(
      assignedNames.flatMap(({ assigned: { version, canary } }) => (canary ? [version, canary.version] : [version])),
    );
    const causes = { versions, canaries, canaryEnds };
    const releases = assignedNames.flatMap((one) => running({ ...one, ...causes, notesOf, isTombstone }));
    return { environment, revision, releases };
  }

  return {
    async read() {
      const names = await repository.names();
      return { environments: await Promise.all(ENVIRONMENTS.map((one) => runningIn(one, names))), names };
    },
    subscribe(listener) {
      const ends = ENVIRONMENTS.map((environment) => subscribe(environment, listener));
      return () => ends.forEach((end) => end());
    },
  };
}

interface RunningParts {
  readonly name: string;
  readonly assigned: AssignedRelease;
  readonly versions: Causes;
  readonly canaries: Causes;
  readonly canaryEnds: Causes;
  readonly notesOf: NotesOf;
  readonly isTombstone: (version: string) => boolean;
}

/** Nothing is assigned without a change that did it. */
function running(parts: RunningParts): RunningRelease[] {
  const { name, assigned, versions, canaries, canaryEnds, notesOf, isTombstone } = parts;
  const cause = versions.get(name);
  if (cause === undefined) return [];
  const { version, canary } = assigned;
  const canaryCause = canaries.get(name);
  const endedCanary = canaryEnds.get(name);
  return [
    {
      name,
      version,
      isTakenOut: isTombstone(version),
      previousVersion: rollbackTarget(assigned) ?? null,
      notes: isTombstone(version) ? null : notesOf(name, version),
      since: toCause(cause),
      ...(endedCanary !== undefined && endedCanary.revision > cause.revision && { lastChange: toCause(endedCanary) }),
      canary:
        canary && canaryCause ? { ...canary, notes: notesOf(name, canary.version), since: toCause(canaryCause) } : null,
    },
  ];
}

function toCause({ revision, action, changed_at: changedAt, actor, reason }: RevisionsTable): Cause {
  return { revision, action, changedAtIso: changedAt.toISOString(), actor, reason };
}
