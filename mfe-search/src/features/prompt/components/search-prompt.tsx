import { BRAND } from '@afterglow/shared-contracts';
import { Icon } from '@afterglow/shared-ui';
import styles from './search-prompt.module.css';

export function SearchPrompt() {
  return (
    <div className={styles.prompt}>
      <span className={styles.sign}>
        <Icon name="search" size="l" />
      </span>
      <h1 className={styles.title}>Search {BRAND}</h1>
      <p className={styles.text}>Find music by artist, genre or show name</p>
    </div>
  );
}
