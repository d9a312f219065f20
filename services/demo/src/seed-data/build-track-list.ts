import type { Track } from '@afterglow/shared-contracts';
import { framesToSeconds } from '@afterglow/audio';
import type { Random } from '#music/random.ts';
import type { StyleName } from '#music/styles/styles.ts';
import type { Track as Piece } from '#music/track-library.ts';
import { SEED_PRODUCERS, SEED_TRACK_TITLES } from './content/pieces.ts';
import { shuffle } from './shuffle.ts';

export interface BuiltTrackList {
  readonly pieces: string[];
  readonly trackList: Track[];
  readonly frames: number;
}

/** About four tracks out of five are in the mix's own style. */
const OWN_STYLE_SHARE = 0.8;

/** Joins pieces of the music library into a mix; the tracks start where the pieces actually start. */
export function buildTrackList(
  styles: readonly [StyleName, ...StyleName[]],
  count: number,
  library: readonly Piece[],
  random: Random,
): BuiltTrackList {
  const chosen = choosePieces(styles, count, library, random);
  const used = new Set<string>();
  let frames = 0;
  const trackList = chosen.map((piece) => {
    const start_seconds = framesToSeconds(frames);
    frames += piece.frames;
    return { ...nameOf(piece, library, used), start_seconds };
  });
  return { pieces: chosen.map(({ id }) => id), trackList, frames };
}

function choosePieces(
  styles: readonly [StyleName, ...StyleName[]],
  count: number,
  library: readonly Piece[],
  random: Random,
): Piece[] {
  const [own, ...others] = styles;
  const decks = { own: createDeck([own], library, random), others: createDeck(others, library, random) };
  return Array.from(
    { length: count },
    () => (random.chance(OWN_STYLE_SHARE) ? decks.own() : decks.others()) ?? decks.own(),
  ).filter((piece) => piece !== undefined);
}

/** Deals the pieces of some styles: all of them before any repeats, and none twice in a row. */
function createDeck(styles: readonly StyleName[], library: readonly Piece[], random: Random): () => Piece | undefined {
  const pieces = library.filter(({ style }) => styles.includes(style));
  let deck: Piece[] = [];
  let last: Piece | undefined;
  return () => {
    if (deck.length === 0) {
      deck = shuffle(pieces, random);
      if (deck.at(-1) === last) deck.reverse();
    }
    last = deck.pop();
    return last;
  };
}

/** A piece has several names; a mix uses each of them once before repeating one. */
function nameOf(piece: Piece, library: readonly Piece[], used: Set<string>): { title: string; artist: string } {
  const siblings = library.filter(({ style }) => style === piece.style);
  const place = siblings.indexOf(piece);
  const titles = SEED_TRACK_TITLES[piece.style];
  const own = titles.filter((_, index) => index % siblings.length === place);
  const title = own.find((name) => !used.has(name)) ?? own[used.size % own.length] ?? piece.id;
  used.add(title);
  return { title, artist: producerOf(piece.style, titles.indexOf(title)) };
}

const STYLE_STEP = 5;
const TITLE_STEP = 7;

function producerOf(style: StyleName, titleIndex: number): string {
  const styleIndex = Object.keys(SEED_TRACK_TITLES).indexOf(style);
  return SEED_PRODUCERS[(styleIndex * STYLE_STEP + titleIndex * TITLE_STEP) % SEED_PRODUCERS.length] ?? 'Unknown';
}
