import { PLAYING_LOCK } from '@afterglow/shared-contracts';
import { Observable, switchMap, type Subscription } from 'rxjs';

/** The tab that is heard holds a lock, so that others can see it. Without locks (an insecure origin) no one does. */
export function holdLockWhilePlaying(isHeard$: Observable<boolean>): Subscription {
  const locks: LockManager | undefined = navigator.locks;
  const holding = (isHeard: boolean) => new Observable(() => (isHeard && locks ? hold(locks) : undefined));
  return isHeard$.pipe(switchMap(holding)).subscribe();
}

/** Returns a function that lets it go. */
function hold(locks: LockManager): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks.request(PLAYING_LOCK, { mode: 'shared' }, () => released);
  return release;
}
