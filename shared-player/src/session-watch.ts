import type { SessionPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';
import type { Deck } from './playback/deck.ts';
import type { QueuePlayer } from './queue/queue-player.ts';
import type { QueueStore } from './queue/queue-store.ts';
import type { VolumeStore } from './volume/volume-store.ts';

interface SessionDependents {
  readonly deck: Deck;
  readonly queue: QueueStore;
  readonly queuePlayer: QueuePlayer;
  readonly volume: VolumeStore;
}

/** A member finds the queue of last time, paused; after a log-out nothing of the member is left. */
export function followSession(
  session: SessionPort,
  { deck, queue, queuePlayer, volume }: SessionDependents,
): () => void {
  let hadMember = false;
  const status$ = session.session$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
  );
  const subscription = status$.subscribe((status) => {
    if (status === 'member') void queuePlayer.restore();
    else if (hadMember) forgetMember();
    hadMember = status === 'member';
  });
  function forgetMember(): void {
    deck.stop();
    queue.forget();
    volume.reset();
  }
  return () => subscription.unsubscribe();
}
