import type {
  ChannelId,
  Mix,
  PlaybackResource,
  PlayMixesCommand,
  PlayerPort,
  SessionPort,
  Station,
} from '@afterglow/shared-contracts';
import { ChannelPlayback } from './playback/channel-playback.ts';
import type { Deck } from './playback/deck.ts';
import type { ListenerPrompts } from './playback/listener-prompts.ts';
import type { PlaybackContext } from './playback/playback.ts';
import type { QueuePlayer } from './queue/queue-player.ts';
import type { QueueStore } from './queue/queue-store.ts';
import { isLoaded } from './state/display-status.ts';
import { isSameResource } from './state/player-state.ts';

export type Commands = Pick<
  PlayerPort,
  'playMix' | 'playMixes' | 'playChannel' | 'pause' | 'resume' | 'stop' | 'seek' | 'next' | 'previous'
>;

export interface CommandsOptions {
  readonly context: PlaybackContext;
  readonly queue: QueueStore;
  readonly queuePlayer: QueuePlayer;
  readonly deck: Deck;
  readonly prompts: ListenerPrompts;
  readonly session: SessionPort;
  readonly onStation: (station: Station) => void;
}

/** What listeners ask of the player. Asking for what is loaded already pauses it, or lets it go on. */
export function createCommands(options: CommandsOptions): Commands {
  const { context, queue, queuePlayer, deck, prompts, session } = options;
  const { state, engine } = context;

  /** Only members listen; to be called inside the listener's gesture. */
  function isRefused(): boolean {
    const isVisitor = session.getSession().status === 'visitor';
    if (isVisitor) prompts.askToLogIn();
    else engine.prime();
    return isVisitor;
  }

  async function toggle(): Promise<void> {
    if (state.get().status === 'paused') await resume();
    else pause();
  }

  const pause = () => deck.current()?.pause();

  async function resume(): Promise<void> {
    if (isRefused()) return;
    const playback = deck.current();
    if (playback) playback.resume();
    else await queuePlayer.playCurrent();
  }

  async function playMix(mix: Mix): Promise<void> {
    if (isRefused()) return;
    if (isLoaded(state.get(), { type: 'mix', id: mix.id })) return toggle();
    await queuePlayer.play({ mixes: [mix.id], position: 0, playlistId: null }, [mix]);
  }

  async function playMixes({ mixes, position, playlistId }: PlayMixesCommand): Promise<void> {
    if (isRefused()) return;
    if (mixes.length === 0) return prompts.warn('QUEUE_EMPTY');
    const mix = mixes[position];
    if (!mix) return prompts.warn('SOMETHING_WENT_WRONG');
    const next = { mixes: mixes.map(({ id }) => id), position, playlistId };
    if (!isCurrent(mix, playlistId)) return queuePlayer.play(next, mixes);
    queue.set(next); // the list may have grown meanwhile
    await toggle();
  }

  function isCurrent(mix: Mix, playlistId: PlayMixesCommand['playlistId']): boolean {
    const { resource, mix: loaded } = state.get();
    const asked: PlaybackResource =
      playlistId === null ? { type: 'mix', id: mix.id } : { type: 'playlist', id: playlistId };
    return isSameResource(resource, asked) && loaded?.id === mix.id;
  }

  async function playChannel(id: ChannelId): Promise<void> {
    if (isRefused()) return;
    if (isLoaded(state.get(), { type: 'channel', id })) return toggle();
    engine.pause(); // the one before is silent while this one is asked for
    deck.put(new ChannelPlayback(context, { id, onStation: options.onStation })).start();
  }

  /** A live channel has no neighbours in the queue. */
  async function step(by: 1 | -1): Promise<void> {
    if (state.get().resource?.type !== 'channel' && !isRefused()) await queuePlayer.step(by);
  }

  return {
    playMix,
    playMixes,
    playChannel,
    pause,
    resume,
    stop: deck.stop,
    seek: (positionMs) => deck.current()?.seek(positionMs),
    next: () => step(1),
    previous: () => step(-1),
  };
}
