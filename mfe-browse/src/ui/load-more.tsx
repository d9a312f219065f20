import { Button } from '@afterglow/shared-ui';
import styles from './load-more.module.css';

interface LoadMoreProps {
  readonly shown: boolean;
  readonly loading: boolean;
  readonly onLoadMore: () => void;
}

/** Under a list; nothing when there is nothing more. */
export function LoadMore({ shown, loading, onLoadMore }: LoadMoreProps) {
  if (!shown) return null;
  return (
    <div className={styles.more}>
      <Button loading={loading} onClick={onLoadMore}>
        Load more
      </Button>
    </div>
  );
}
