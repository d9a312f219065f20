import { useEffect, useEffectEvent, useState } from 'react';
import { toNotification } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { logError } from './log.ts';

interface LazyPart<Part> {
  readonly load: () => Promise<Part>;
  readonly isNeeded: boolean;
  /** Cancels the listener's request. Omitted for parts without one. */
  readonly giveUp?: () => void;
  /** The listener is told when their request is taken back, unless it is this: then it is only logged. */
  readonly isSilent?: boolean;
}

/**
 * A part that is loaded when it is first needed; null until then. If it cannot be loaded, the listener loses only that
 * part, and it is requested again the next time it is needed.
 */
export function useLazy<Part>(what: string, { load, isNeeded, giveUp, isSilent }: LazyPart<Part>): Part | null {
  const { bus } = usePorts();
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  const isMissing = isNeeded && !loaded;

  const fail = useEffectEvent(() => {
    if (!giveUp) return;
    giveUp();
    if (!isSilent) bus.emit('notification:show', toNotification('SOMETHING_WENT_WRONG'));
  });

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    load().then(
      (part) => setLoaded({ part }),
      (error: unknown) => {
        logError(`${what} could not be loaded.`, error);
        if (isWanted) fail();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing, load, what]);

  return loaded?.part ?? null;
}
