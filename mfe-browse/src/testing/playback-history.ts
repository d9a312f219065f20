import type { Mix, MixId } from '@afterglow/shared-contracts';
import type { FakeResponses } from '@afterglow/shared-contracts/testing';

/** Stores the history like the player: latest last. */
export function remember(ids: readonly MixId[]): void {
  localStorage.setItem('playbackHistory', JSON.stringify(ids));
}

/** The call that fetches models by their names, for mixes. */
export function dispatchOf(mixes: readonly Mix[]): NonNullable<FakeResponses['dispatch']> {
  return ({ query }) => {
    const names = query?.models.split(',') ?? [];
    const found = mixes.filter(({ id }) => names.includes(`mixes:${id}`));
    return { data: { mixes: found, shows: [], artists: [], episodes: [] } };
  };
}
