import { Button, Notice, SectionHeader, VisuallyHidden } from '@afterglow/shared-ui';
import { useState } from 'react';
import type { ShownRecentItems } from '../use-recent-items.ts';
import { RecentRows } from './recent-rows.tsx';
import { RecentSkeleton } from './recent-skeleton.tsx';
import styles from './recent-searches.module.css';

const TITLE = 'Recent searches';

interface RecentSearchesProps {
  readonly recent: ShownRecentItems;
  /** The last one is about to go: the focus needs another place. */
  readonly onLast: () => void;
}

/** The latest results that were opened, each with a way to take it out, and all of them with Clear. */
export function RecentSearches({ recent, onLast }: RecentSearchesProps) {
  const [said, setSaid] = useState('');

  function onClear() {
    onLast();
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
          <Content recent={recent} onLast={onLast} onSay={setSaid} />
        </section>
      )}
    </>
  );
}

interface ContentProps extends RecentSearchesProps {
  readonly onSay: (sentence: string) => void;
}

function Content({ recent, onLast, onSay }: ContentProps) {
  if (recent.status === 'loading') return <RecentSkeleton count={recent.count} />;
  return (
    <>
      <RecentRows
        label={TITLE}
        items={recent.items}
        onLast={onLast}
        onRemove={({ id, title }) => {
          recent.remove(id);
          onSay(`${title} removed from recent searches`);
        }}
      />
      {!recent.isComplete && (
        <div className={styles.notice}>
          <Notice
            tone="warning"
            action={
              <Button size="s" onClick={recent.retry}>
                Retry
              </Button>
            }
          >
            Not all of your recent searches could be loaded.
          </Notice>
        </div>
      )}
    </>
  );
}
