import { distinctUntilChanged, map, Observable, switchMap, type Subscription } from 'rxjs';
import type { Player } from '../player.ts';
import { isSounding } from '../state/player-state.ts';
import { PLAYING_LOCK } from '@afterglow/shared-contracts';
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

/** The audible tab holds a Web Lock that other tabs can query. Without the API (an insecure origin) none does. */
function holdLockWhilePlaying(isHeard$: Observable<boolean>): Subscription {
  const locks: LockManager | undefined = navigator.locks;
  const holding = (isHeard: boolean) => new Observable(() => (isHeard && locks ? hold(locks) : undefined));
  return isHeard$.pipe(switchMap(holding)).subscribe();
}

/** Returns a function that releases it. */
function hold(locks: LockManager): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks.request(PLAYING_LOCK, { mode: 'shared' }, () => released);
  return release;
}
