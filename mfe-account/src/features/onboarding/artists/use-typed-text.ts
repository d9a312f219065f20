import { useEffect, useState } from 'react';

export const TYPING_DELAY_MS = 300;

/**
 * The text of the field, and the text that is searched for: the same after a pause, or immediately when the field is
 * emptied.
 */
export function useTypedText() {
  const [text, setText] = useState('');
  const [settled, setSettled] = useState('');
  /** Incremented when the field is emptied after a search. */
  const [round, setRound] = useState(0);
  const typed = text.trim();
  if (typed === '' && settled !== '') {
    setSettled('');
    setRound(round + 1);
  }

  useEffect(() => {
    if (typed === '') return;
    const timer = setTimeout(() => setSettled(typed), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return { text, setText, settled, round };
}
