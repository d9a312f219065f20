import { distinctUntilChanged, map } from 'rxjs';
import type { Player } from '../player.ts';
import { isSounding } from '../state/player-state.ts';
import type { Tabs } from './tabs.ts';

/** Only one tab of a browser is heard: this one falls silent when another one starts. Returns a function that undoes it. */
export function followTabs(player: Pick<Player, 'state$' | 'pauseAs'>, tabs: Tabs): () => void {
  const claiming = player.state$.pipe(map(isSounding), distinctUntilChanged()).subscribe((sounds) => {
    if (sounds) tabs.claim();
  });
  claiming.add(tabs.lost$.subscribe(() => player.pauseAs('other-tab')));
  return () => {
    claiming.unsubscribe();
    tabs.dispose();
  };
}
