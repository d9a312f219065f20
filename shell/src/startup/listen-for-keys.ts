import type { PlayerPort } from '@afterglow/shared-contracts';
import { listenForShortcuts } from '../layout/shortcuts.ts';
import type { Views } from '../layout/views.ts';

/** Louder and softer begin at the volume that is set. */
export function listenForKeys(player: PlayerPort, views: Views): void {
  let volume = 0;
  player.volume$.subscribe((state) => {
    volume = state.volume;
  });
  listenForShortcuts(player, () => volume, views);
}
