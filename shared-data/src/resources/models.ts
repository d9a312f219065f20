import {
  artistIdSchema,
  episodeIdSchema,
  mixIdSchema,
  showIdSchema,
  type DispatchKind,
  type Operations,
  type OperationResponse,
} from '@afterglow/shared-contracts';
import { artist } from './artists.resource.ts';
import { episode } from './episodes.resource.ts';
import { mix } from './mixes.resource.ts';
import type { Resource } from './resource.ts';
import { show } from './shows.resource.ts';

/** Models of the catalog, by kind. */
export type Models = OperationResponse<Operations['dispatch']>;

/** The name of one model: `mixes:12`, as the service writes it. */
export type ModelName = `${DispatchKind}:${number}`;

/** The resource under which a model is cached. */
export function resourceOfModel(name: ModelName): Resource<unknown> {
  const { kind, id } = partsOf(name);
  switch (kind) {
    case 'mixes':
      return mix(mixIdSchema.parse(id));
    case 'shows':
      return show(showIdSchema.parse(id));
    case 'artists':
      return artist(artistIdSchema.parse(id));
    case 'episodes':
      return episode(episodeIdSchema.parse(id));
  }
}

/** The models' relations, each once: show and artist of a mix, artist of a show, latest mix of an artist. */
export function relationsOf({ mixes, shows, artists, episodes }: Models): readonly ModelName[] {
  const names: readonly ModelName[] = [
    ...mixes.flatMap((item) => [`shows:${item.show.id}`, `artists:${item.artist.id}`] as const),
    ...shows.map((item) => `artists:${item.artist_id}` as const),
    ...artists.flatMap((item) => (item.latestMix === null ? [] : [`mixes:${item.latestMix}` as const])),
    ...episodes.flatMap((item) => [`shows:${item.show_id}`, `artists:${item.artist_id}`] as const),
  ];
  return [...new Set(names)];
}

/** Every model by its name. */
export function namedModels({ mixes, shows, artists, episodes }: Models): readonly (readonly [ModelName, unknown])[] {
  return [
    ...mixes.map((item) => [`mixes:${item.id}`, item] as const),
    ...shows.map((item) => [`shows:${item.id}`, item] as const),
    ...artists.map((item) => [`artists:${item.id}`, item] as const),
    ...episodes.map((item) => [`episodes:${item.id}`, item] as const),
  ];
}

export function joinedModels(parts: readonly Models[]): Models {
  return {
    mixes: parts.flatMap(({ mixes }) => mixes),
    shows: parts.flatMap(({ shows }) => shows),
    artists: parts.flatMap(({ artists }) => artists),
    episodes: parts.flatMap(({ episodes }) => episodes),
  };
}

function partsOf(name: ModelName): { kind: DispatchKind; id: number } {
  const [kind, id] = name.split(':');
  // A `ModelName` is a kind, a colon and a number.
  return { kind: kind as DispatchKind, id: Number(id) };
}
