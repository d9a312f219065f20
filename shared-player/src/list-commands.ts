import type {
  Mix,
  PlaybackResource,
  PlayerPort,
  PlaylistId,
  ToggleMixesCommand,
  TogglePlaylistCommand,
} from '@afterglow/shared-contracts';
import type { Deck } from './playback/deck.ts';
import type { ListenerPrompts } from './playback/listener-prompts.ts';
import type { PlaybackContext } from './playback/playback.ts';
import { isStartOf } from './queue/queue-edits.ts';
import type { Way } from './queue/queue.ts';
import type { QueuePlayer } from './queue/queue-player.ts';
import type { QueueStore } from './queue/queue-store.ts';
import { isSameResource } from './state/player-state.ts';

export type ListCommands = Pick<PlayerPort, 'toggleMixes' | 'togglePlaylist'>;

/** For a playlist without a count of its mixes. */
const DEFAULT_MIXES_COUNT = 100;

export interface ListCommandsOptions {
  readonly context: PlaybackContext;
  readonly queue: QueueStore;
  readonly queuePlayer: QueuePlayer;
  readonly prompts: ListenerPrompts;
  readonly denyVisitor: () => boolean;
  readonly deck: Pick<Deck, 'request'>;
  /** Pauses or resumes. */
  readonly toggle: () => Promise<void>;
}

/** Commands for lists of mixes, with or without a playlist or chart. */
export function createListCommands(options: ListCommandsOptions): ListCommands {
  const { context, queue, queuePlayer, prompts, denyVisitor, deck, toggle } = options;
  const { state, api } = context;

  async function playList(command: ToggleMixesCommand, way: Way = null): Promise<void> {
    const { mixes, position, playlistId } = command;
    if (mixes.length === 0) return prompts.warn('QUEUE_EMPTY');
    const mix = mixes[position];
    if (!mix) return prompts.warn('SOMETHING_WENT_WRONG');
    const next = { mixes: mixes.map(({ id }) => id), position, playlistId };
    if (!isCurrent(mix, playlistId)) return queuePlayer.play(next, mixes, way);
    // The list may have grown in the meantime; when a mix appears twice, it does not show which index is the current
    // one.
    if (isStartOf(queue.get().mixes, next.mixes)) queue.set({ ...next, position: queue.get().position });
    await toggle();
  }

  async function wholeList({ id, mixesCount, loaded = [] }: TogglePlaylistCommand): Promise<readonly Mix[]> {
    const isWhole = mixesCount !== undefined && loaded.length >= mixesCount;
    return isWhole ? loaded : api.playlistMixes(id, mixesCount ?? DEFAULT_MIXES_COUNT);
  }

  /** A position counts only when its mix is already loaded; otherwise the whole list decides. */
  function isPlaylistCurrent({ id, loaded, position }: TogglePlaylistCommand): boolean {
    if (position === undefined) return isSameResource(state.get().resource, { type: 'playlist', id });
    const mix = loaded?.[position];
    return mix !== undefined && isCurrent(mix, id);
  }

  function isCurrent(mix: Mix, playlistId: PlaylistId | null): boolean {
    const { resource, mix: loaded } = state.get();
    const asked: PlaybackResource =
      playlistId === null ? { type: 'mix', id: mix.id } : { type: 'playlist', id: playlistId };
    return isSameResource(resource, asked) && loaded?.id === mix.id;
  }

  return {
    async toggleMixes(command) {
      if (denyVisitor()) return;
      deck.request(); // drops earlier requests
      await playList(command);
    },
    async togglePlaylist(command) {
      if (denyVisitor()) return;
      const isNewest = deck.request();
      if (isPlaylistCurrent(command)) return toggle();
      try {
        const mixes = await wholeList(command);
        const { id, position = 0 } = command;
        // A list played as a whole did not have its first mix chosen.
        const way = command.position === undefined ? 1 : null;
        if (isNewest()) await playList({ mixes, position, playlistId: id }, way);
      } catch (error) {
        if (isNewest()) prompts.notifyListFailure(error);
      }
    },
  };
}
