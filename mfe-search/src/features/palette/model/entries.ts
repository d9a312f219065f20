import { type FoundItem, isNamedSo, KINDS, searchedPath } from '@afterglow/shared-area/search-field';
import { searchPath, type PlayerState } from '@afterglow/shared-contracts';
import { firstTimed } from '../../../lib/play-track.ts';
import type { PaletteEntry, PlayerCommand } from './palette-entry.ts';
import type { Place } from './places-in.ts';

/** A page, or a channel that can be played as well. */
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

/** Something that was found, or opened before. A mix found by one of its tracks shows it, and plays from there. */
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

/** Leads to the page of results. */
export function allResultsEntry(keyword: string): PaletteEntry {
  return resultsEntry(keyword, 'all-results', `All results for “${keyword}”`);
}

/** Leads to the results of another spelling. */
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

/** What the player can be told now. */
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

/** Those in whose titles words begin with all words of the keyword; all of them for none. */
export function filterByTitle(entries: readonly PaletteEntry[], keyword: string): readonly PaletteEntry[] {
  return keyword === '' ? entries : entries.filter(({ title }) => isNamedSo(title, keyword));
}
