import type { RunningRelease } from '@afterglow/shared-registry-contracts';

/** Whether a release still runs as it was seen. */
export function isSameState(one: RunningRelease | undefined, other: RunningRelease | undefined): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(state: RunningRelease | undefined): string {
  if (state === undefined) return 'nothing';
  const { since, canary, previousVersion } = state;
  return [since.revision, previousVersion, canary?.since.revision ?? '-'].join(' ');
}
