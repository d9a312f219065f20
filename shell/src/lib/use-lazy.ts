import { useEffect, useState } from 'react';
import { logError } from './log.ts';

/**
 * A part that is loaded when it is first needed; null until then. A part that cannot be loaded costs the listener that part and
 * nothing else, and is asked for again the next time it is needed.
 */
export function useLazy<Part>(load: () => Promise<Part>, isNeeded: boolean, what: string): Part | null {
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    load()
      .then((part) => setLoaded({ part }))
      .catch((error: unknown) => logError(`${what} could not be loaded.`, error));
  }, [isNeeded, loaded, load, what]);
  return loaded?.part ?? null;
}
