import { useEffect, useRef, type SubmitEvent } from 'react';
import { searchPath } from '@afterglow/shared-contracts';
import { Icon, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import styles from './search-field.module.css';
import { usePathname } from './use-path.ts';
import { useViews } from './use-views.ts';

/** Leads to the results; "/" moves the cursor into it. The search has a field of its own, which takes its place there. */
export function SearchField() {
  const { navigation } = usePorts();
  const { hasLetterKeys } = useViews();
  const input = useRef<HTMLInputElement>(null);
  const isSearch = `${usePathname()}/`.startsWith(`${PATHS.search}/`);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const keyword = input.current?.value.trim();
    navigation.navigate(keyword ? searchPath(keyword) : PATHS.search);
  }

  useEffect(() => {
    if (!hasLetterKeys) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      (input.current ?? document.querySelector<HTMLInputElement>('main [role=search] input'))?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [hasLetterKeys]);

  if (isSearch) return <div className={styles.form} />;
  return (
    <form role="search" className={styles.form} onSubmit={onSubmit}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={input}
        type="search"
        name="keyword"
        aria-label="Search"
        placeholder="Mixes, shows, artists"
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
      />
      <button type="button" data-opens="palette" aria-label="Go to or play" className={styles.palette} />
    </form>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable="true"]');
}
