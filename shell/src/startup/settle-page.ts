import type { HostPorts } from '@afterglow/shared-contracts';
import { MAIN_ID } from '../layout/frame.tsx';
import { focusHeadingAfterNavigation } from '../layout/focus-heading.ts';
import { listenForShortcuts } from '../layout/shortcuts.ts';
import type { Views } from '../layout/views.ts';

/** What makes the page pleasant once it stands. */
export function settlePage({ navigation, player }: HostPorts, views: Views): void {
  let volume = 0;
  player.volume$.subscribe((state) => {
    volume = state.volume;
  });
  listenForShortcuts(player, () => volume, views);
  const main = document.getElementById(MAIN_ID);
  if (main) focusHeadingAfterNavigation(navigation, main);
}
