import { distinctUntilChanged, map } from 'rxjs';
import type { Player } from '../player.ts';
import { isSounding } from '../state/player-state.ts';
import { holdLockWhilePlaying } from './playing-lock.ts';
import type { Tabs } from './tabs.ts';

/** Only one tab of a browser plays: this one is paused when another one starts. Returns a disposer. */
export function syncTabs(player: Pick<Player, 'state$' | 'pauseWithReason'>, tabs: Tabs): () => void {
  const isHeard$ = player.state$.pipe(map(isSounding), distinctUntilChanged());
  const claiming = isHeard$.subscribe((isHeard) => {
    if (isHeard) tabs.claim();
  });
  claiming.add(holdLockWhilePlaying(isHeard$));
  claiming.add(tabs.lost$.subscribe(() => player.pauseWithReason('other-tab')));
  return () => {
    claiming.unsubscribe();
    tabs.dispose();
  };
}
