import { createContext, useContext, useEffect } from 'react';

type Say = (outcome: string) => void;

/** Passes announcements of the results page to its live region. */
export const OutcomeContext = createContext<Say>(() => undefined);

/** Announces how many results are shown; undefined while loading. */
export function useResultAnnouncement(count: number | undefined, noun: string): void {
  const say = useContext(OutcomeContext);
  useEffect(() => {
    if (count !== undefined) say(sentence(count, noun));
  }, [say, count, noun]);
}

function sentence(count: number, noun: string): string {
  if (count === 0) return 'No results';
  return count === 1 ? `1 ${noun}` : `${count} ${noun === 'mix' ? 'mixes' : `${noun}s`}`;
}
