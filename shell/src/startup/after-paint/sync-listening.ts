import type { HostPorts } from '@afterglow/shared-contracts';
import type { ListeningStore } from '@afterglow/shared-data';
import { recordListening } from '@afterglow/shared-player/integrations';
import { merge } from 'rxjs';
import { pageVisible$ } from '../../lib/page-visible.ts';

/** Stores listening for the member's other devices, and fetches theirs while this one is silent. */
export function syncListening(
  { player, session }: Pick<HostPorts, 'player' | 'session'>,
  listening: Pick<ListeningStore, 'note' | 'flush' | 'load'>,
): void {
  recordListening(player, listening);
  merge(session.session$, pageVisible$).subscribe(() => {
    if (player.getState().status !== 'playing') void listening.load();
  });
}
