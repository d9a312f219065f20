import type { HostPorts } from '@afterglow/shared-contracts';
import type { ListeningStore } from '@afterglow/shared-data';
import { followListening } from '@afterglow/shared-player';
import { filter, fromEvent, merge } from 'rxjs';

/** What is listened to here is kept for the member's other devices, and what was listened to there is asked for when it is silent here. */
export function keepListening(
  { player, session }: Pick<HostPorts, 'player' | 'session'>,
  listening: Pick<ListeningStore, 'note' | 'flush' | 'load'>,
): void {
  followListening(player, listening);
  const shown$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'));
  merge(session.session$, shown$).subscribe(() => {
    if (player.getState().status !== 'playing') void listening.load();
  });
}
