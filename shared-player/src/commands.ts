import { trackStartMs, type ChannelId, type Mix, type PlayerPort, type Station } from '@afterglow/shared-contracts';
import { createListCommands, type ListCommands } from './list-commands.ts';
import type { ListenerGate } from './listener-gate.ts';
import { createChannelPlayback } from './playback/channel/channel-playback.ts';
import type { Deck } from './playback/deck.ts';
import type { ListenerPrompts } from './playback/listener-prompts.ts';
import type { PlaybackContext } from './playback/playback.ts';
import type { QueuePlayer } from './queue/queue-player.ts';
import type { QueueStore } from './queue/queue-store.ts';
import { isLoaded } from './state/display-status.ts';

export type Commands = ListCommands &
  Pick<
    PlayerPort,
    | 'toggleMix'
    | 'toggleChannel'
    | 'pause'
    | 'resume'
    | 'stop'
    | 'seek'
    | 'seekToTrack'
    | 'backToLive'
    | 'next'
    | 'previous'
  >;

export interface CommandsOptions {
  readonly context: PlaybackContext;
  readonly queue: QueueStore;
  readonly queuePlayer: QueuePlayer;
  readonly deck: Deck;
  readonly prompts: ListenerPrompts;
  readonly gate: ListenerGate;
  readonly onStation: (station: Station) => void;
}

/** The listener's commands. Playing what is already loaded pauses or resumes it. */
export function createCommands(options: CommandsOptions): Commands {
  const { context, queue, queuePlayer, deck, prompts, gate } = options;
  const { state, engine } = context;
  const { denyVisitor } = gate;
  const pause = () => deck.current()?.pause('listener');
  const toggle = async () => (state.get().status === 'paused' ? resume() : pause());

  async function resume(): Promise<void> {
    if (denyVisitor()) return;
    const playback = deck.current();
    if (playback) playback.resume();
    else await queuePlayer.playAgain();
  }

  async function toggleMix(mix: Mix): Promise<void> {
    if (denyVisitor()) return;
    deck.request(); // drops earlier requests
    if (isLoaded(state.get(), { type: 'mix', id: mix.id })) return toggle();
    await queuePlayer.play({ mixes: [mix.id], position: 0, playlistId: null }, [mix], null);
  }

  async function toggleChannel(id: ChannelId): Promise<void> {
    if (denyVisitor()) return;
    deck.request(); // drops earlier requests
    if (isLoaded(state.get(), { type: 'channel', id })) return toggle();
    engine.pause(); // the previous one is silent during the request
    deck.put(createChannelPlayback(context, { id, onStation: options.onStation })).start();
  }

  /** A live channel has no neighbors in the queue. */
  async function step(by: 1 | -1): Promise<void> {
    if (state.get().resource?.type !== 'channel' && !denyVisitor()) await queuePlayer.step(by);
  }

  const seek = (positionMs: number) => deck.current()?.seek(positionMs);

  function seekToTrack(index: number): void {
    const track = state.get().mix?.track_list[index];
    const startMs = track ? trackStartMs(track) : null;
    if (startMs !== null) seek(startMs);
  }

  return {
    ...createListCommands({ context, queue, queuePlayer, prompts, denyVisitor, deck, toggle }),
    toggleMix,
    toggleChannel,
    pause,
    resume,
    seek,
    seekToTrack,
    async backToLive() {
      if (!denyVisitor()) deck.current()?.backToLive();
    },
    stop: deck.stop,
    next: () => step(1),
    previous: () => step(-1),
  };
}
