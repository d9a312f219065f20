import { type FoundItem, isNamedSo, KINDS, searchedPath } from '@afterglow/shared-area/search-field';
import { searchPath, type PlayerState } from '@afterglow/shared-contracts';
import { firstTimed } from '../../../lib/play-track.ts';
import type { PaletteEntry, PlayerCommand } from './palette-entry.ts';
import type { Place } from './places-in.ts';

/** A page, or a channel, which can also be played. */
export function placeEntry({ label, href, icon, channel }: Place): PaletteEntry {
  const entry = {
    key: href,
    title: label,
    picture: { kind: 'icon', icon, channel },
    act: { kind: 'go', href },
  } as const;
  if (channel === undefined) return { ...entry, note: null };
  return { ...entry, note: 'Channel', sound: { kind: 'channel', id: channel } };
}

/** A result or a recent item. A mix found by one of its tracks shows it, and plays from there. */
export function itemEntry({ type, title, href, image, mix }: FoundItem): PaletteEntry {
  const entry: PaletteEntry = {
    key: href,
    title,
    note: KINDS[type],
    picture: { kind: 'cover', image, shape: type === 'artist' ? 'circle' : 'square' },
    act: { kind: 'go', href },
  };
  if (!mix) return entry;
  const track = mix.match?.field === 'track' ? firstTimed(mix, mix.match.tracks) : undefined;
  const line = track === undefined ? undefined : mix.track_list[track];
  return {
    ...entry,
    note: line ? `${line.artist} – ${line.title}` : `${KINDS.mix} · ${mix.artist.title}`,
    sound: { kind: 'mix', mix, track },
  };
}

export function allResultsEntry(keyword: string): PaletteEntry {
  return resultsEntry(keyword, 'all-results', `All results for “${keyword}”`);
}

export function spellingEntry(spelling: string): PaletteEntry {
  return resultsEntry(spelling, `spelling-${searchPath(spelling)}`, spelling);
}

function resultsEntry(keyword: string, key: string, title: string): PaletteEntry {
  return {
    key,
    title,
    note: null,
    picture: { kind: 'icon', icon: 'search' },
    act: { kind: 'go', href: searchedPath(keyword, 'top') },
  };
}

export function playerEntries(state: PlayerState, isMuted: boolean): readonly PaletteEntry[] {
  if (state.status === 'stopped') return [];
  const entry = (command: PlayerCommand, title: string, icon: 'pause' | 'play' | 'next' | 'previous' | 'volume-off') =>
    ({
      key: command,
      title,
      note: null,
      picture: { kind: 'icon', icon },
      act: { kind: 'player', command },
    }) as const;
  return [
    state.status === 'paused' ? entry('resume', 'Play', 'play') : entry('pause', 'Pause', 'pause'),
    ...(state.mix === null ? [] : [entry('next', 'Next mix', 'next'), entry('previous', 'Previous mix', 'previous')]),
    entry('mute', isMuted ? 'Unmute' : 'Mute', 'volume-off'),
  ];
}

/**
 * The entries whose titles contain words that start with each word of the keyword; all of them for an empty keyword.
 */
export function filterByTitle(entries: readonly PaletteEntry[], keyword: string): readonly PaletteEntry[] {
  return keyword === '' ? entries : entries.filter(({ title }) => isNamedSo(title, keyword));
}
