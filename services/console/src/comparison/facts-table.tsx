import type { Comparison } from '@afterglow/shared-registry-contracts';
import { localDayAndTime } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { bytesText, differenceText } from '../ui/bytes-text.ts';
import { DataTable } from '../ui/data-table.tsx';
import { NoteList } from '../ui/note-list.tsx';
import styles from './comparison.module.css';

type Compared = Comparison['from'];

/** The facts that each of the two versions states. */
export function FactsTable({ comparison: { from, to } }: { readonly comparison: Comparison }) {
  const row = (name: string, of: (version: Compared) => ReactNode) => ({ key: name, cells: [name, of(from), of(to)] });
  return (
    <div className={styles.part} role="region" aria-label="Version details" tabIndex={0}>
      <DataTable
        caption="Version details"
        heads={['Detail', from.version, to.version]}
        rows={[
          row('Published', ({ publishedAtIso, publishedBy }) => `${localDayAndTime(publishedAtIso)} by ${publishedBy}`),
          row('Commit', ({ commit }) => commit?.slice(0, 8) ?? 'unknown'),
          row('Notes', ({ notes }) => (notes ? <NoteList notes={[notes]} /> : 'none')),
          {
            key: 'Size',
            cells: ['Size', sizeText(from), `${sizeText(to)} (${differenceText(to.sizeBytes - from.sizeBytes)})`],
          },
          row('Contracts', ({ contractsRange }) => contractsRange),
        ]}
      />
    </div>
  );
}

function sizeText({ sizeBytes, fileCount }: Compared): string {
  return `${bytesText(sizeBytes)} in ${fileCount} files`;
}
