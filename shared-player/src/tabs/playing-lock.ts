import { PLAYING_LOCK } from '@afterglow/shared-contracts';
import { Observable, switchMap, type Subscription } from 'rxjs';

/** The audible tab holds a Web Lock that other tabs can query. Without the API (an insecure origin) none does. */
export function holdLockWhilePlaying(isHeard$: Observable<boolean>): Subscription {
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
