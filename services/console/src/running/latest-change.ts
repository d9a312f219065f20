import type { Environment } from '@afterglow/shared-contracts';
import type { Cause, Overview } from '@afterglow/shared-registry-contracts';

export interface LatestChange {
  readonly environment: Environment;
  readonly name: string;
  readonly cause: Cause;
}

/** The latest change of everything that runs: the first question in an incident. */
export function latestChange({ environments }: Overview): LatestChange | undefined {
  const changes = environments.flatMap(({ environment, releases }) =>
    releases.flatMap(({ name, since, lastChange, canary }) =>
      [lastChange ?? since, ...(canary ? [canary.since] : [])].map((cause) => ({ environment, name, cause })),
    ),
  );
  return changes.toSorted((a, b) => Date.parse(b.cause.changedAtIso) - Date.parse(a.cause.changedAtIso))[0];
}
