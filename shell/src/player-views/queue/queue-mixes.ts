import { DISPATCH_MODELS_MAX, type Mix, type MixId } from '@afterglow/shared-contracts';
import { mix, useResource, type Resource } from '@afterglow/shared-data/react';
import { useMemo, useRef } from 'react';

/** The loaded mixes of a queue. A mix that is not loaded yet is undefined, a deleted one is null. */
export type FindMix = (id: MixId) => Mix | null | undefined;

/** Mixes by their ids; cached ones are not requested. */
function mixesById(ids: readonly MixId[]): Resource<readonly Mix[]> {
  return {
    key: ['queue', ...ids],
    async load({ data, signal, getCached, setCached }) {
      const missing = ids.filter((id) => getCached(mix(id)) === undefined);
      const answers = await Promise.all(
        batches(missing).map((batch) =>
          data.call('dispatch', { query: { models: batch.map((id) => `mixes:${id}`).join(), depth: 1 }, signal }),
        ),
      );
      const found = answers.flatMap((answer) => answer.data.mixes);
      for (const one of found) setCached(mix(one.id), one);
      return ids.flatMap((id) => getCached(mix(id)) ?? []);
    },
  };
}

/** Retains its mixes when the queue changes, so that nothing turns back into a skeleton. */
export function useQueueMixes(ids: readonly MixId[]): FindMix {
  const asked = useMemo(() => [...new Set(ids)].sort((a, b) => a - b), [ids]);
  const state = useResource(mixesById(asked), { enabled: asked.length > 0 });
  const known = useRef(new Map<MixId, Mix>());
  for (const one of state.data ?? []) known.current.set(one.id, one);
  const isAnswered = state.status !== 'loading';
  return (id) => known.current.get(id) ?? (isAnswered ? null : undefined);
}

function batches(ids: readonly MixId[]): readonly (readonly MixId[])[] {
  const count = Math.ceil(ids.length / DISPATCH_MODELS_MAX);
  return Array.from({ length: count }, (_, at) => ids.slice(at * DISPATCH_MODELS_MAX, (at + 1) * DISPATCH_MODELS_MAX));
}
