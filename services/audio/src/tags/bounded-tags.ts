import { IMPORT_BOUNDS, type ImportRequest } from '@afterglow/shared-contracts/services';

export type TagTexts = Pick<ImportRequest, 'title' | 'artist' | 'show' | 'genres' | 'description' | 'track_list'>;

interface BoundedTags {
  readonly tags: TagTexts;
  /** Cut texts, as sentences for the operator. */
  readonly notes: readonly string[];
}

/** The text fields, with their names in notes. */
const TEXTS = [
  ['title', 'title', IMPORT_BOUNDS.name],
  ['artist', 'artist', IMPORT_BOUNDS.name],
  ['show', 'album', IMPORT_BOUNDS.name],
  ['description', 'description', IMPORT_BOUNDS.description],
] as const;

export function boundedTags(tags: TagTexts): BoundedTags {
  const tracks = tags.track_list.slice(0, IMPORT_BOUNDS.tracks);
  const names = tracks.flatMap(({ title, artist }) => [title, artist]);
  const long = TEXTS.filter(([key, , max]) => (tags[key] ?? '').length > max);
  const cut = Object.fromEntries(long.map(([key, , max]) => [key, cutTo(max, tags[key] ?? '')]));
  const genres = tags.genres.slice(0, IMPORT_BOUNDS.genres);
  return {
    tags: {
      ...tags,
      ...cut,
      genres: genres.map(nameOf),
      track_list: tracks.map((track) => ({ ...track, title: nameOf(track.title), artist: nameOf(track.artist) })),
    },
    notes: [
      ...long.map(([, what]) => `Its ${what} was shortened.`),
      ...notesOfNames(genres, 'Genres that were shortened'),
      ...notesOfNames(names, 'Names in its tracklist that were shortened'),
      ...(tracks.length < tags.track_list.length ? [`Only its first ${IMPORT_BOUNDS.tracks} tracks were kept.`] : []),
    ],
  };
}

function notesOfNames(names: readonly string[], what: string): string[] {
  const long = names.filter((name) => name.length > IMPORT_BOUNDS.name).length;
  return long === 0 ? [] : [`${what}: ${long}.`];
}

function nameOf(name: string): string {
  return cutTo(IMPORT_BOUNDS.name, name);
}

/** Never within a surrogate pair. */
function cutTo(maxUnits: number, text: string): string {
  return text.length <= maxUnits ? text : text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/u, '');
}
