import { BRAND } from '@afterglow/shared-contracts';
import type { Ref } from 'react';
import styles from './search-prompt.module.css';

export function SearchPrompt({ headingRef }: { readonly headingRef: Ref<HTMLHeadingElement> }) {
  return (
    <div className={styles.prompt}>
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        Search {BRAND}
      </h1>
      <p className={styles.text}>Find music by artist, genre or show name</p>
    </div>
  );
}
