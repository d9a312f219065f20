import type { PlayerPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';
import { isSounding } from '../state/player-state.ts';
import type { Tabs } from './tabs.ts';

/** One tab of a browser is heard: this one falls silent when another one begins. Hands back its undoing. */
export function followTabs(state$: PlayerPort['state$'], tabs: Tabs, onLost: () => void): () => void {
  const claiming = state$.pipe(map(isSounding), distinctUntilChanged()).subscribe((sounds) => {
    if (sounds) tabs.claim();
  });
  claiming.add(tabs.lost$.subscribe(onLost));
  return () => {
    claiming.unsubscribe();
    tabs.dispose();
  };
}
