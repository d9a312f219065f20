import { useRef, type SubmitEvent } from 'react';
import { searchPath } from '@afterglow/shared-contracts';
import { Icon, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import styles from './search-field.module.css';
import { usePathname } from './use-path.ts';

/** Leads to the results. The search has a field of its own, which takes its place there. */
export function SearchField() {
  const { navigation } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const isSearch = `${usePathname()}/`.startsWith(`${PATHS.search}/`);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const keyword = input.current?.value.trim();
    navigation.navigate(keyword ? searchPath(keyword) : PATHS.search);
  }

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
