import type { HistoryEntry } from '@afterglow/shared-registry-contracts';
import { Button, EmptyState } from '@afterglow/shared-ui';
import { useSession } from '../app/session-context.ts';
import { useChangeDialog } from '../changes/ask-context.ts';
import { mayChange } from '../registry/permissions.ts';
import { EntryText } from './entry-text.tsx';
import styles from './history-list.module.css';
import { undoRequest } from '../changes/undo-request.ts';

interface HistoryListProps {
  readonly label: string;
  /** Of one environment, newest first. */
  readonly entries: readonly HistoryEntry[];
}

/** A timeline of who changed what, when and why; a person's own last change can be undone. */
export function HistoryList({ label, entries }: HistoryListProps) {
  if (entries.length === 0)
    return <EmptyState icon="clock" title="No changes yet" text="Every change shows up here with its reason." />;
  return (
    <ol className={styles.list} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.revision} className={styles.entry} data-action={entry.action}>
          <EntryText entry={entry} />
          <Undo entry={entry} entries={entries} />
        </li>
      ))}
    </ol>
  );
}

function Undo({ entry, entries }: { readonly entry: HistoryEntry; readonly entries: readonly HistoryEntry[] }) {
  const ask = useChangeDialog();
  const session = useSession();
  const isOwn = entry.actor === session.label && mayChange(session, entry.remote);
  const wish = isOwn ? undoRequest(entry, entries) : undefined;
  if (wish === undefined) return null;
  return (
    <Button size="s" aria-label={`Undo revision ${entry.revision}`} onClick={() => ask(wish)}>
      Undo
    </Button>
  );
}
