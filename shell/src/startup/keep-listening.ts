import type { HostPorts } from '@afterglow/shared-contracts';
import type { ListeningStore } from '@afterglow/shared-data';
import { followListening } from '@afterglow/shared-player/following';
import { merge } from 'rxjs';
import { pageShown$ } from '../lib/page-shown.ts';

/** What is listened to here is kept for the member's other devices, and what was listened to there is asked for when it is silent here. */
export function keepListening(
  { player, session }: Pick<HostPorts, 'player' | 'session'>,
  listening: Pick<ListeningStore, 'note' | 'flush' | 'load'>,
): void {
  followListening(player, listening);
  merge(session.session$, pageShown$).subscribe(() => {
    if (player.getState().status !== 'playing') void listening.load();
  });
}
