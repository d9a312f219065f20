import { useEffect, useState } from 'react';

/** The pause in typing after which the search starts. */
export const TYPING_DELAY_MS = 500;

/**
 * The content of the field. It follows the keyword of the address, and after a pause passes on what was typed; `commit` does so at
 * once.
 */
export function useTypedKeyword(keyword: string, onKeyword: (keyword: string) => void) {
  const [text, setText] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  if (keyword !== seen) {
    setSeen(keyword);
    if (keyword !== text.trim()) setText(keyword);
  }

  const typed = text.trim();
  useEffect(() => {
    if (typed === keyword) return;
    const timer = setTimeout(() => onKeyword(typed), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, keyword, onKeyword]);

  function commit(now: string) {
    setText(now);
    if (now.trim() !== keyword) onKeyword(now.trim());
  }
  return { text, setText, commit };
}
