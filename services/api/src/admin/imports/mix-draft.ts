import { basename, extname } from 'node:path';
import type { ChannelId, Track } from '@afterglow/shared-contracts';
import { IMPORT_BOUNDS, type ImportRequest } from '@afterglow/shared-contracts/services';
import { genreKey } from './genre-key.ts';
import { plainParagraphs, plainText } from './plain-text.ts';

export interface MixDraft {
  readonly contentHash: string;
  readonly fileName: string;
  readonly title: string;
  readonly artist: string;
  readonly show: string;
  readonly genres: readonly string[];
  readonly description: string | null;
  readonly trackList: Track[];
  readonly channel: ChannelId;
  readonly isPremium: boolean;
  /** The parts left out of the tags: sentences for the operator. */
  readonly notes: readonly string[];
}

const UNKNOWN_ARTIST = 'Unknown Artist';
const UNTITLED = 'Untitled';
const GENRES_OF_MIX = 3;
const GENRE_CHARACTERS = 40;

export function draftMix(request: ImportRequest, durationSeconds: number): MixDraft {
  const fileName = nameOf(request.file_name);
  const artist = textOf(request.artist) ?? UNKNOWN_ARTIST;
  const genres = genresOf(request.genres);
  const retained = genres.slice(0, GENRES_OF_MIX);
  const trackList = trackListOf(request.track_list, durationSeconds);
  const description = plainParagraphs(request.description ?? '', IMPORT_BOUNDS.description);
  return {
    contentHash: request.content_hash,
    fileName: fileName.label,
    title: textOf(request.title) ?? fileName.title,
    artist,
    show: textOf(request.show) ?? plainText(`Mixes by ${artist}`, IMPORT_BOUNDS.name),
    genres: retained.map(shortGenre),
    description: description === '' ? null : description,
    trackList,
    channel: request.channel,
    isPremium: request.premium,
    notes: [
      ...(genres.length > GENRES_OF_MIX ? [`Only its first ${GENRES_OF_MIX} genres were kept.`] : []),
      ...notesOfGenres(retained),
      ...notesOfTracks(request.track_list, durationSeconds),
    ],
  };
}

function textOf(text: string | undefined): string | undefined {
  const plain = plainText(text ?? '', IMPORT_BOUNDS.name);
  return plain === '' ? undefined : plain;
}

/** Strips the path of any system. */
function nameOf(fileName: string): { readonly label: string; readonly title: string } {
  const label = plainText(basename(fileName.replaceAll('\\', '/')), IMPORT_BOUNDS.fileName);
  const title = plainText(
    label.slice(0, label.length - extname(label).length).replaceAll('_', ' '),
    IMPORT_BOUNDS.name,
  );
  return { label: label === '' ? UNTITLED : label, title: title === '' ? UNTITLED : title };
}

function genresOf(names: readonly string[]): string[] {
  const plain = names.map((name) => plainText(name, IMPORT_BOUNDS.name)).filter((name) => name !== '');
  const byKey = new Map(plain.toReversed().map((name) => [genreKey(shortGenre(name)), name]));
  return [...byKey.values()].toReversed();
}

function shortGenre(name: string): string {
  return plainText(name, GENRE_CHARACTERS);
}

function notesOfGenres(names: readonly string[]): string[] {
  const long = names.filter((name) => name.length > GENRE_CHARACTERS).length;
  return long === 0 ? [] : [`Genres that were shortened: ${long}.`];
}

/** In order of their start, if that is within the mix; without times, in the given order. A mark without a name is included. */
function trackListOf(tracks: ImportRequest['track_list'], durationSeconds: number): Track[] {
  const within = tracks.flatMap((track, index): Track[] => {
    const [title, artist] = [textOf(track.title), textOf(track.artist)];
    const start = track.start_seconds;
    if (isAfterEnd(track, durationSeconds)) return [];
    if (start === undefined && title === undefined && artist === undefined) return [];
    const names = { title: title ?? `Track ${index + 1}`, artist: artist ?? UNKNOWN_ARTIST };
    return [start === undefined ? names : { ...names, start_seconds: start }];
  });
  if (within.some((track) => track.start_seconds === undefined)) return within;
  return within.toSorted((first, second) => (first.start_seconds ?? 0) - (second.start_seconds ?? 0));
}

function isAfterEnd({ start_seconds: start }: ImportRequest['track_list'][number], durationSeconds: number): boolean {
  return start !== undefined && start >= durationSeconds;
}

function notesOfTracks(tracks: ImportRequest['track_list'], durationSeconds: number): string[] {
  const late = tracks.filter((track) => isAfterEnd(track, durationSeconds)).length;
  if (late === 0) return [];
  return [
    `${late} of its tracks ${late === 1 ? 'starts' : 'start'} after its end and ${late === 1 ? 'was' : 'were'} left out.`,
  ];
}
