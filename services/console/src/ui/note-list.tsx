import { noteLines } from '@afterglow/shared-registry-contracts';
import styles from './note-list.module.css';

/** What versions bring, as text; nothing without notes. */
export function NoteList({ notes }: { readonly notes: readonly (string | null | undefined)[] }) {
  const lines = [...new Set(notes.flatMap(noteLines))];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Notes">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
