import type { Comparison } from '@afterglow/shared-registry-contracts';
import { Badge } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { bytesText, differenceText } from '../ui/bytes-text.ts';
import { DataTable } from '../ui/data-table.tsx';
import styles from './comparison.module.css';
import { FactsTable } from './facts-table.tsx';

const TONE_OF = { added: 'success', removed: 'danger', changed: 'neutral' } as const;

type Change = keyof typeof TONE_OF;

/** Sizes and contracts side by side, then files, pages and libraries that differ. */
export function ComparisonView({ comparison }: { readonly comparison: Comparison }) {
  const { files, unchangedFiles, libraries, pages, unchangedPages } = comparison;
  return (
    <div className={styles.parts}>
      <FactsTable comparison={comparison} />
      <Part title="Files" rest={restText(unchangedFiles, 'file', 'files')}>
        {files.length > 0 && (
          <DataTable
            caption="Files that differ"
            heads={['File', 'Change', 'Before', 'After', 'Difference']}
            rows={files.map(({ path, change, fromBytes, toBytes }) => ({
              key: path,
              cells: [
                path,
                <ChangeBadge key="change" change={change} />,
                fromBytes === null ? '–' : bytesText(fromBytes),
                toBytes === null ? '–' : bytesText(toBytes),
                differenceText((toBytes ?? 0) - (fromBytes ?? 0)),
              ],
            }))}
          />
        )}
      </Part>
      <Part title="Pages" rest={restText(unchangedPages, 'page', 'pages')}>
        {pages.length > 0 && (
          <DataTable
            caption="Pages that differ"
            heads={['Path', 'Name', 'Change']}
            rows={pages.map(({ key, path, change }) => ({
              key: `${key} ${change}`,
              cells: [path, key, <ChangeBadge key="change" change={change} />],
            }))}
          />
        )}
      </Part>
      {libraries.length > 0 && (
        <Part title="Libraries">
          <DataTable
            caption="Libraries that differ"
            heads={['Library', 'Before', 'After']}
            rows={libraries.map(({ name, from, to }) => ({ key: name, cells: [name, from ?? '–', to ?? '–'] }))}
          />
        </Part>
      )}
    </div>
  );
}

function ChangeBadge({ change }: { readonly change: Change }) {
  return <Badge tone={TONE_OF[change]}>{change}</Badge>;
}

interface PartProps {
  readonly title: string;
  readonly rest?: string;
  readonly children: ReactNode;
}

function Part({ title, rest, children }: PartProps) {
  return (
    <div className={styles.part} role="region" aria-label={title} tabIndex={0}>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {rest !== undefined && <p className={styles.rest}>{rest}</p>}
    </div>
  );
}

function restText(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more} unchanged`;
}
