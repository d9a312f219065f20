import { BRAND } from '@afterglow/shared-contracts';
import { classNames, Icon } from '@afterglow/shared-ui';
import type { Ref } from 'react';
import styles from './search-prompt.module.css';

interface SearchPromptProps {
  /** With something below it: without its sign, and closer to the field. */
  readonly isCompact: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

export function SearchPrompt({ isCompact, headingRef }: SearchPromptProps) {
  return (
    <div className={classNames(styles.prompt, isCompact && styles.compact)}>
      {!isCompact && (
        <span className={styles.sign}>
          <Icon name="search" size="l" />
        </span>
      )}
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        Search {BRAND}
      </h1>
      <p className={styles.text}>Find music by artist, genre or show name</p>
    </div>
  );
}
