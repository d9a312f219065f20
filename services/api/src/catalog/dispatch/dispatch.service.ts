import type { OperationResponse, operations } from '@afterglow/shared-contracts';
import { toArtist } from '../artists/index.ts';
import { inOrder } from '../in-order.ts';
import { toShow } from '../shows/index.ts';
import { toEpisode } from '../episodes/index.ts';
import { toMix } from '../mixes/index.ts';
import type { DispatchRepository } from './dispatch.repository.ts';
import { isNone, mergeModels, type ModelIds, withoutKnown } from './models.ts';

export type Dispatched = OperationResponse<typeof operations.dispatch>;

export interface DispatchService {
  /** Models and everything at most `depth` relations away from them, the nearest first; each once, unknown ones missing. */
  find(models: ModelIds, depth: number): Promise<Dispatched>;
}

export function createDispatchService(repository: DispatchRepository): DispatchService {
  return {
    async find(asked, depth) {
      const ids = await reachable(repository, asked, depth);
      const { mixes, shows, artists, episodes } = await repository.find(ids);
      return {
        mixes: inOrder(ids.mixes, mixes).map(toMix),
        shows: inOrder(ids.shows, shows).map(toShow),
        artists: inOrder(ids.artists, artists).map(toArtist),
        episodes: inOrder(ids.episodes, episodes).map(toEpisode),
      };
    },
  };
}

async function reachable(repository: DispatchRepository, asked: ModelIds, depth: number): Promise<ModelIds> {
  let known = asked;
  let latest = asked;
  for (let level = 0; level < depth && !isNone(latest); level += 1) {
    latest = withoutKnown(await repository.findRelated(latest), known);
    known = mergeModels(known, latest);
  }
  return known;
}
