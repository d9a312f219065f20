import type { ImportRequest } from '@afterglow/shared-contracts/services';
import { type IAudioMetadata, type ICommonTagsResult, type IPicture, parseBlob } from 'music-metadata';
import { boundedTags, type TagTexts } from './bounded-tags.ts';
import { commentChapters } from './comment-chapters.ts';
import { type CueSheet, parseCueSheet } from './cue-sheet.ts';
import { findCueSheet } from './find-cue-sheet.ts';
import { joinNames } from './join-names.ts';
import { fileNameOf, type MusicPath } from './music-path.ts';
import { splitTrackTitle } from './split-track-title.ts';
import { openTagSource, type TagSource, typeOfName } from './sources/tag-source.ts';

export { fileNameOf, type MusicPath } from './music-path.ts';

/** The contents of a file's tags, cut to the service's limits. Never fails: a file without tags has none. */
export type Tags = TagTexts & {
  readonly cover: Uint8Array<ArrayBuffer> | undefined;
  /** Omissions and guesses, as sentences for the operator. */
  readonly notes: readonly string[];
};

/** `encoding` is that of texts that are not Unicode, by its browser name; by default it is detected. */
export interface ReadTagsOptions {
  readonly encoding?: string;
}

type TrackList = ImportRequest['track_list'];

const GENRE_SEPARATOR = /[;/,|\0]/;
/** The service rejects a larger image anyway. */
const COVER_MAX_BYTES = 20 * 1024 * 1024;
const MS_PER_SECOND = 1000;
const FRONT = /front/i;
const TITLE_NAMES = /^(TIT2|TITLE|\u00a9nam)$/i;
const SHOW_NAMES = /^(TALB|ALBUM|\u00a9alb)$/i;
const LOST_LETTER = '\ufffd';
const UNREADABLE = "Its tags can't be read.";
const DAMAGED = "Some of its tags can't be read.";

type Common = Partial<ICommonTagsResult>;

/** A music file's tags, chapters, and cue sheet, embedded or next to it. Never rejects. */
export async function readTags(path: MusicPath, { encoding }: ReadTagsOptions = {}): Promise<Tags> {
  const { common, metadata, source, notes } = await readAll(path, encoding);
  const sheet = (await findCueSheet(path, encoding)) ??
    embeddedSheet(metadata, fileNameOf(path, encoding)) ?? { tracks: [], notes: [] };
  const tracks = sheet.tracks.length > 0 ? tracksOf(sheet) : chaptersOf(metadata, source);
  const picture = coverOf(common.picture ?? []);
  const [titles, shows] = [severalOf(metadata, TITLE_NAMES), severalOf(metadata, SHOW_NAMES)];
  const { tags, notes: notesOfLengths } = boundedTags({
    ...namesOf({ ...common, ...firstOf('title', titles), ...firstOf('album', shows) }, sheet),
    ...text('description', descriptionsOf(common, metadata)),
    genres: genresOf(common.genre ?? []),
    track_list: tracks,
  });
  return {
    ...tags,
    cover: picture.data,
    notes: [
      ...notes,
      ...sheet.notes,
      ...lostLetters(tags),
      ...notesOfSeveral(titles, 'titles'),
      ...notesOfSeveral(shows, 'albums'),
      ...picture.notes,
      ...notesOfLengths,
    ],
  };
}

interface ReadFile {
  readonly common: Common;
  readonly metadata: IAudioMetadata | undefined;
  readonly source: TagSource | undefined;
  readonly notes: readonly string[];
}

async function readAll(path: MusicPath, encoding: string | undefined): Promise<ReadFile> {
  try {
    const source = await openTagSource(path, encoding);
    const metadata = await parse(source.blob, fileNameOf(path, encoding));
    const leading = source.leading && (await parse(source.leading, ''));
    const warnings = [metadata, leading].flatMap((each) => each?.quality.warnings ?? []);
    return {
      common: { ...leading?.common, ...metadata?.common },
      metadata,
      source,
      notes: [
        ...source.notes,
        ...(metadata === undefined ? [UNREADABLE] : []),
        ...(warnings.length > 0 ? [DAMAGED] : []),
      ],
    };
  } catch {
    return { common: {}, metadata: undefined, source: undefined, notes: [UNREADABLE] };
  }
}

/** By its content, or where that is ambiguous by its name. */
async function parse(blob: Blob, name: string): Promise<IAudioMetadata | undefined> {
  const read = (of: Blob) => parseBlob(of, { duration: false, includeChapters: true }).catch(() => undefined);
  return (await read(blob)) ?? read(blob.slice(0, blob.size, typeOfName(name)));
}

function namesOf(common: Common, sheet: CueSheet) {
  return {
    ...text('title', [common.title, sheet.title]),
    ...text('artist', [
      allOf(common.artist, common.artists),
      allOf(common.albumartist, common.albumartists),
      sheet.artist,
    ]),
    ...text('show', [common.album]),
  };
}

/** A field with several values lists them all; a list that splits the names of one value is ignored. */
function allOf(first: string | undefined, all: readonly string[] | undefined): string | undefined {
  return all !== undefined && all.length > 1 && all[0] === first ? joinNames(all) : first;
}

/** Programs based on ffmpeg write a comment of MP3 files as a separate field, which the library returns as it is. */
function descriptionsOf(common: Common, metadata: IAudioMetadata | undefined): (string | undefined)[] {
  const own = (name: RegExp) => nativeText(metadata, name);
  return [
    paragraphsOf(common.description ?? []),
    own(/^TXXX:(description|synopsis)$/i),
    paragraphsOf(commentsOf(common.comment ?? [])),
    own(/^TXXX:comment$/i),
  ];
}

/** A named comment is meant for a program, unless there is no other. */
function commentsOf(comments: NonNullable<Common['comment']>): string[] {
  const unnamed = comments.filter(({ descriptor }) => (descriptor ?? '') === '');
  return (unnamed.length > 0 ? unnamed : comments.slice(0, 1)).map(({ text: value }) => value ?? '');
}

function paragraphsOf(values: readonly string[]): string {
  return [...new Set(values.flatMap(valuesIn))].join('\n\n');
}

/** The first value of the first candidate with any text. */
function text<Name extends string>(name: Name, candidates: readonly (string | undefined)[]) {
  const trimmed = candidates.map((candidate) => valuesIn(candidate ?? '')[0] ?? '');
  const found = trimmed.find((candidate) => candidate !== '');
  // The key is the given one.
  return found === undefined ? {} : ({ [name]: found } as { [Key in Name]: string });
}

function genresOf(genres: readonly string[]): string[] {
  const names = genres.flatMap((genre) => genre.split(GENRE_SEPARATOR)).map((name) => name.trim());
  return names.filter((name) => name !== '');
}

function tracksOf({ tracks }: CueSheet): TrackList {
  return tracks.map(({ title, artist, startSeconds }) => ({ title, artist, start_seconds: startSeconds }));
}

/** Chapters have one text: usually the artist, a dash, and the title. */
function chaptersOf(metadata: IAudioMetadata | undefined, source: TagSource | undefined): TrackList {
  const ofTag = source?.chapters ?? [];
  const own = ofTag.length > 0 ? ofTag : commentChapters(metadata);
  if (own.length > 0)
    return own
      .toSorted((first, second) => first.startMs - second.startMs)
      .map(({ startMs, title }) => ({
        ...splitTrackTitle(title.replaceAll('\0', ' ')),
        start_seconds: startMs / MS_PER_SECOND,
      }));
  return (metadata?.format.chapters ?? []).map(({ title, start, timeScale }) => ({
    ...splitTrackTitle(title.replaceAll('\0', ' ')),
    start_seconds: Math.max(0, start / (timeScale ?? 1)),
  }));
}

/** Some programs put a whole sheet into a tag. */
function embeddedSheet(metadata: IAudioMetadata | undefined, musicFileName: string): CueSheet | undefined {
  const sheet = nativeText(metadata, /^(TXXX:)?CUESHEET$/i);
  return sheet === undefined ? undefined : parseCueSheet(sheet, musicFileName);
}

function nativeText(metadata: IAudioMetadata | undefined, name: RegExp): string | undefined {
  const tags = Object.values(metadata?.native ?? {}).flat();
  const tag = tags.find(({ id, value }) => name.test(id) && typeof value === 'string');
  return typeof tag?.value === 'string' ? tag.value : undefined;
}

function coverOf(pictures: readonly IPicture[]): {
  readonly data: Uint8Array<ArrayBuffer> | undefined;
  readonly notes: readonly string[];
} {
  const picture = pictures.find(({ type }) => FRONT.test(type ?? '')) ?? pictures[0];
  if (picture === undefined) return { data: undefined, notes: [] };
  if (picture.data.length > COVER_MAX_BYTES)
    return { data: undefined, notes: [`Its picture is larger than ${COVER_MAX_BYTES / 2 ** 20} MB and was left out.`] };
  return { data: Uint8Array.from(picture.data), notes: [] };
}

function lostLetters(tags: object): string[] {
  return JSON.stringify(tags).includes(LOST_LETTER)
    ? ["Some letters in its tags aren't valid UTF-8 and are lost."]
    : [];
}

/** A mix has one title and one show: of several different ones, the first is used. */
function severalOf(metadata: IAudioMetadata | undefined, names: RegExp): readonly string[] {
  const values = Object.values(metadata?.native ?? {})
    .map((tags) =>
      tags.flatMap(({ id, value }) => (names.test(id) && typeof value === 'string' ? valuesIn(value) : [])),
    )
    .find((each) => each.length > 0);
  const distinct = [...new Set(values)];
  return distinct.length > 1 ? distinct : [];
}

function firstOf(name: 'title' | 'album', [first]: readonly string[]): Common {
  return first === undefined ? {} : { [name]: first };
}

function notesOfSeveral(values: readonly string[], what: string): string[] {
  return values.length === 0 ? [] : [`It has ${values.length} ${what}. We used the first.`];
}

/** Several values of one field are separated by zeros. */
function valuesIn(value: string): string[] {
  return value
    .split('\0')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
