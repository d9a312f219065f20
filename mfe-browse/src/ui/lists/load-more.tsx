import { MESSAGES } from '@afterglow/shared-contracts';
import type { PagedResourceState } from '@afterglow/shared-data/react';
import { Button } from '@afterglow/shared-ui';
import styles from './load-more.module.css';

interface LoadMoreProps {
  /** The pagination state of the list. */
  readonly more: PagedResourceState<never>['more'];
  readonly onLoadMore: () => void;
}

export function LoadMore({ more, onLoadMore }: LoadMoreProps) {
  switch (more) {
    case 'none':
      return null;
    case 'there':
    case 'loading':
      return (
        <div className={styles.more}>
          <Button loading={more === 'loading'} onClick={onLoadMore}>
            Load more
          </Button>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.more} role="alert">
          <p>
            {MESSAGES.ERROR_NETWORK.title}. {MESSAGES.ERROR_NETWORK.text}
          </p>
          <Button icon="retry" onClick={onLoadMore}>
            Retry
          </Button>
        </div>
      );
  }
}
