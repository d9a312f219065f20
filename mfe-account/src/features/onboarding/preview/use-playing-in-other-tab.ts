import { PLAYING_LOCK } from '@afterglow/shared-contracts';
import { useEffect, useState } from 'react';

const ASK_EVERY_MS = 500;

/**
 * Whether another tab of this browser is playing, polled while this one is silent. False in a browser without the Web
 * Locks API.
 */
export function usePlayingInOtherTab(isHeardHere: boolean): boolean {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const locks: LockManager | undefined = navigator.locks;
    if (isHeardHere || !locks) return setHeard(false);
    let isAsking = true;
    const timer = setInterval(() => {
      void locks.query().then(({ held = [] }) => isAsking && setHeard(held.some(({ name }) => name === PLAYING_LOCK)));
    }, ASK_EVERY_MS);
    return () => {
      isAsking = false;
      clearInterval(timer);
    };
  }, [isHeardHere]);
  return isHeard;
}
