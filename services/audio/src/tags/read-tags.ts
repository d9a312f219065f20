import { IMPORT_BOUNDS, type ImportRequest } from '@afterglow/shared-contracts';
import { type IAudioMetadata, type ICommonTagsResult, type IPicture, parseFile } from 'music-metadata';
import { findCueSheet } from './find-cue-sheet.ts';
import { type CueSheet, parseCueSheet } from './cue-sheet.ts';
import { splitTrackTitle } from './split-track-title.ts';

/** The contents of a file's tags, cut to what the service accepts. Nothing here can fail: a file without tags has none. */
export type Tags = Pick<ImportRequest, 'title' | 'artist' | 'show' | 'genres' | 'description' | 'track_list'> & {
  readonly cover: Uint8Array<ArrayBuffer> | undefined;
};

type TrackList = ImportRequest['track_list'];

const GENRE_SEPARATOR = /[;/,|\0]/;
/** The service leaves out a larger picture anyway. */
const COVER_MAX_BYTES = 20 * 1024 * 1024;
const FRONT = /front/i;

type Common = Partial<ICommonTagsResult>;

/** What a music file at a path says about itself: its tags, its chapters, and the cue sheet in it or beside it. Never rejects. */
export async function readTags(path: string): Promise<Tags> {
  const metadata = await parseFile(path, { duration: false }).catch(() => undefined);
  const common: Common = metadata?.common ?? {};
  const sheet = (await findCueSheet(path)) ?? embeddedSheet(metadata, path) ?? { tracks: [] };
  return {
    ...namesOf(common, sheet),
    ...text('description', descriptionsOf(common, metadata), IMPORT_BOUNDS.description),
    genres: genresOf(common.genre ?? []),
    track_list: boundedTracks(sheet.tracks.length > 0 ? tracksOf(sheet) : chaptersOf(metadata)),
    cover: coverOf(common.picture ?? []),
  };
}

function namesOf(common: Common, sheet: CueSheet) {
  return {
    ...text('title', [common.title, sheet.title]),
    ...text('artist', [common.artist, common.albumartist, sheet.artist]),
    ...text('show', [common.album]),
  };
}

/** Programs based on ffmpeg write a comment of MP3 files as a separate field, which the library returns as it is. */
function descriptionsOf(common: Common, metadata: IAudioMetadata | undefined): (string | undefined)[] {
  const own = (name: RegExp) => nativeText(metadata, name);
  return [
    common.description?.[0],
    own(/^TXXX:(description|synopsis)$/i),
    common.comment?.[0]?.text,
    own(/^TXXX:comment$/i),
  ];
}

/** The first candidate with any text. Tags are often terminated, or separated, by zeros. */
function text<Name extends string>(
  name: Name,
  candidates: readonly (string | undefined)[],
  max: number = IMPORT_BOUNDS.name,
) {
  const trimmed = candidates.map((candidate) => candidate?.replaceAll('\0', ' ').trim() ?? '');
  const found = trimmed.find((candidate) => candidate !== '');
  // The key is the given one.
  return found === undefined ? {} : ({ [name]: found.slice(0, max) } as { [Key in Name]: string });
}

function genresOf(genres: readonly string[]): string[] {
  const names = genres.flatMap((genre) => genre.split(GENRE_SEPARATOR)).map((name) => name.trim());
  return names
    .filter((name) => name !== '')
    .map((name) => name.slice(0, IMPORT_BOUNDS.name))
    .slice(0, IMPORT_BOUNDS.genres);
}

function tracksOf({ tracks }: CueSheet): TrackList {
  return tracks.map(({ title, artist, startSeconds }) => ({ title, artist, start_seconds: startSeconds }));
}

/** Chapters have one text: usually the artist, a dash, and the title. */
function chaptersOf(metadata: IAudioMetadata | undefined): TrackList {
  return (metadata?.format.chapters ?? []).map(({ title, start, timeScale }) => ({
    ...splitTrackTitle(title.replaceAll('\0', ' ')),
    start_seconds: Math.max(0, start / (timeScale ?? 1)),
  }));
}

function boundedTracks(tracks: TrackList): TrackList {
  return tracks.slice(0, IMPORT_BOUNDS.tracks).map(({ title, artist, ...start }) => ({
    ...start,
    title: title.slice(0, IMPORT_BOUNDS.name),
    artist: artist.slice(0, IMPORT_BOUNDS.name),
  }));
}

/** Some programs put a whole sheet into a tag. */
function embeddedSheet(metadata: IAudioMetadata | undefined, path: string): CueSheet | undefined {
  const sheet = nativeText(metadata, /^(TXXX:)?CUESHEET$/i);
  return sheet === undefined ? undefined : parseCueSheet(sheet, path);
}

/** The text of a tag by its name in the file itself. */
function nativeText(metadata: IAudioMetadata | undefined, name: RegExp): string | undefined {
  const tags = Object.values(metadata?.native ?? {}).flat();
  const tag = tags.find(({ id, value }) => name.test(id) && typeof value === 'string');
  return typeof tag?.value === 'string' ? tag.value : undefined;
}

function coverOf(pictures: readonly IPicture[]): Uint8Array<ArrayBuffer> | undefined {
  const picture = pictures.find(({ type }) => FRONT.test(type ?? '')) ?? pictures[0];
  if (picture === undefined || picture.data.length > COVER_MAX_BYTES) return undefined;
  return Uint8Array.from(picture.data);
}
