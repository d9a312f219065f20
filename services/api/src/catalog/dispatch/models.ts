import {
  artistIdSchema,
  type DispatchKind,
  episodeIdSchema,
  LARGEST_ID,
  mixIdSchema,
  showIdSchema,
} from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

const modelIdsSchema = z.object({
  mixes: z.array(mixIdSchema),
  shows: z.array(showIdSchema),
  artists: z.array(artistIdSchema),
  episodes: z.array(episodeIdSchema),
});

/** IDs of models by kind, without duplicates, in order of appearance. */
export type ModelIds = z.infer<typeof modelIdsSchema>;

export interface Model {
  readonly kind: DispatchKind;
  readonly id: number;
}

/** Sorts models by kind. Impossible IDs are left out. */
export function modelIds(models: readonly Model[]): ModelIds {
  const idsOf = (wanted: DispatchKind) => {
    const ids = models.filter(({ kind, id }) => kind === wanted && id >= 1 && id <= LARGEST_ID).map(({ id }) => id);
    return [...new Set(ids)];
  };
  return z.parse(modelIdsSchema, {
    mixes: idsOf('mixes'),
    shows: idsOf('shows'),
    artists: idsOf('artists'),
    episodes: idsOf('episodes'),
  });
}

/** Parses a list that `dispatchModelsSchema` has accepted. */
export function parseModels(text: string): ModelIds {
  return modelIds(
    text.split(',').map((model) => {
      const [kind, id] = model.split(':');
      return { kind: z.parse(kindSchema, kind), id: Number(id) };
    }),
  );
}

const kindSchema = z.keyof(modelIdsSchema);

export function withoutKnown(found: ModelIds, known: ModelIds): ModelIds {
  return {
    mixes: found.mixes.filter((id) => !known.mixes.includes(id)),
    shows: found.shows.filter((id) => !known.shows.includes(id)),
    artists: found.artists.filter((id) => !known.artists.includes(id)),
    episodes: found.episodes.filter((id) => !known.episodes.includes(id)),
  };
}

export function mergeModels(first: ModelIds, second: ModelIds): ModelIds {
  return {
    mixes: [...first.mixes, ...second.mixes],
    shows: [...first.shows, ...second.shows],
    artists: [...first.artists, ...second.artists],
    episodes: [...first.episodes, ...second.episodes],
  };
}

export function isNone({ mixes, shows, artists, episodes }: ModelIds): boolean {
  return mixes.length + shows.length + artists.length + episodes.length === 0;
}
