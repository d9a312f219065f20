import {
  Button,
  InlineAlert,
  SectionHeader,
  VisuallyHidden,
  Loading,
  Row,
  RowList,
  Skeleton,
} from '@afterglow/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { ShownRecentItems } from '../use-recent-items.ts';
import { RecentRows } from './recent-rows.tsx';
import styles from './recent-searches.module.css';

const TITLE = 'Recent searches';

interface RecentSearchesProps {
  readonly recent: ShownRecentItems;
  /** The focused element is about to disappear, so the focus must move. */
  readonly onFocusLost: () => void;
}

/** The latest opened results, each with a remove button, and Clear for all of them. */
export function RecentSearches({ recent, onFocusLost }: RecentSearchesProps) {
  const [said, setSaid] = useState('');
  const hasRetried = useRef(false);

  useEffect(() => {
    if (!recent.isComplete || !hasRetried.current) return;
    hasRetried.current = false;
    // The button has disappeared with its alert. A focus elsewhere stays.
    if (document.activeElement === document.body) onFocusLost();
  }, [recent.isComplete, onFocusLost]);

  function onRetry() {
    hasRetried.current = true;
    recent.retry();
  }

  function onClear() {
    onFocusLost();
    recent.clear();
    setSaid('Recent searches cleared');
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {recent.status !== 'none' && (
        <section aria-label={TITLE} className={styles.section}>
          <SectionHeader title={TITLE}>
            <Button size="s" variant="ghost" aria-label="Clear recent searches" onClick={onClear}>
              Clear
            </Button>
          </SectionHeader>
          <Content recent={recent} onFocusLost={onFocusLost} onRetry={onRetry} onSay={setSaid} />
        </section>
      )}
    </>
  );
}

interface ContentProps extends RecentSearchesProps {
  readonly onRetry: () => void;
  readonly onSay: (sentence: string) => void;
}

function Content({ recent, onFocusLost, onRetry, onSay }: ContentProps) {
  if (recent.status === 'loading') return <RecentSkeleton count={recent.count} />;
  return (
    <>
      <RecentRows
        label={TITLE}
        items={recent.items}
        onLast={onFocusLost}
        onRemove={({ id, title }) => {
          recent.remove(id);
          onSay(`${title} removed from recent searches`);
        }}
      />
      {!recent.isComplete && (
        <div className={styles.alert}>
          <InlineAlert
            tone="warning"
            action={
              <Button size="s" onClick={onRetry}>
                Retry
              </Button>
            }
          >
            We couldn't load some of your recent searches.
          </InlineAlert>
        </div>
      )}
    </>
  );
}

/** As many rows as are stored, so that nothing below them moves. */
function RecentSkeleton({ count }: { readonly count: number }) {
  return (
    <Loading what="recent searches">
      <RowList>
        {Array.from({ length: count }, (_, index) => (
          <Row
            key={index}
            title=""
            subtitle={<Skeleton shape="text" seed={index} />}
            cover={<Skeleton shape="cover" />}
          />
        ))}
      </RowList>
    </Loading>
  );
}
