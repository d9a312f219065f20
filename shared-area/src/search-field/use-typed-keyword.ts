import type { NavigationPort } from '@afterglow/shared-contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addressedKeyword, isOfSearch, keywordAt } from './search-place.ts';

/** The pause in typing after which the search starts. */
export const TYPING_DELAY_MS = 500;

interface TypedKeywordOptions {
  readonly navigation: NavigationPort;
  readonly onKeyword: (typed: string) => void;
}

/**
 * The content of the field. After a pause the URL follows the typed text; `commit` does so immediately. In the other
 * direction, the field follows only a URL that it did not set, and while focused only without pending text: typed text
 * is never overwritten.
 */
export function useTypedKeyword({ navigation, onKeyword }: TypedKeywordOptions) {
  const [text, setText] = useState(() => keywordAt(navigation.getPath()));
  const hasFocus = useRef(false);
  const isLeading = useRef(false);
  /** Text that follows the URL triggers no navigation: by then the other field may have navigated. */
  const isTyped = useRef(false);
  /** The keyword of the URL, as the field last knew it. */
  const known = useRef(text);

  function lead(typed: string) {
    if (addressedKeyword(typed) === keywordAt(navigation.getPath())) return;
    isLeading.current = true;
    onKeyword(typed);
    isLeading.current = false;
    known.current = keywordAt(navigation.getPath());
  }

  // The port emits a URL immediately; a router passes it on later, when more may have been typed.
  const follow = useEffectEvent(() => {
    if (isLeading.current) return;
    const path = navigation.getPath();
    const keyword = keywordAt(path);
    const isSame = addressedKeyword(text) === keyword;
    const isWaiting = addressedKeyword(text) !== known.current;
    // Another tab or filter of the same keyword preserves pending text; a page outside of the search drops it.
    const isPending = isWaiting && (hasFocus.current || (keyword === known.current && isOfSearch(path)));
    known.current = keyword;
    if (isSame || isPending) return;
    isTyped.current = false;
    setText(keyword);
  });
  useEffect(() => {
    const subscription = navigation.path$.subscribe(() => follow());
    return () => subscription.unsubscribe();
  }, [navigation]);

  const leadLater = useEffectEvent(() => isTyped.current && lead(text));
  useEffect(() => {
    const timer = setTimeout(() => leadLater(), TYPING_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return {
    text,
    setText(typed: string) {
      isTyped.current = true;
      setText(typed);
    },
    commit(now: string) {
      setText(now);
      lead(now);
    },
    onFocusChange(isFocused: boolean) {
      hasFocus.current = isFocused;
    },
  };
}
