import { createContext, useContext, useEffect } from 'react';

type Say = (outcome: string) => void;

/** Of the results page, which tells a screen reader what is said. */
export const OutcomeContext = createContext<Say>(() => undefined);

/** Says how many results are shown; undefined until that is known. */
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
