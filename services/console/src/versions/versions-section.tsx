import { type Overview, isTombstone } from '@afterglow/shared-registry-contracts';
import { Button, RowSkeletons } from '@afterglow/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionsQuery } from '../registry/queries.ts';
import { QueryFailure } from '../ui/query-failure.tsx';
import { Section } from '../ui/section.tsx';
import { VersionItem } from './version-item.tsx';
import styles from './versions.module.css';

/** Older ones are rarely wanted. */
const SHOWN_FIRST = 8;

interface VersionsSectionProps {
  readonly remote: string;
  readonly overview: Overview;
}

/** The published versions of a release, newest first, with their actions. */
export function VersionsSection({ remote, overview }: VersionsSectionProps) {
  const { data, error, refetch } = useQuery(versionsQuery(remote));
  const [isWhole, setWhole] = useState(false);
  const versions = data?.versions.filter(({ version }) => !isTombstone(version)) ?? [];
  const shown = isWhole ? versions : versions.slice(0, SHOWN_FIRST);
  return (
    <Section title="Versions">
      {error !== null && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <RowSkeletons what="versions" count={3} covers={false} />}
      <ul className={styles.list} aria-label={`${remote} versions`}>
        {shown.map((one) => (
          <VersionItem key={one.version} published={one} overview={overview} />
        ))}
      </ul>
      {shown.length < versions.length && (
        <Button onClick={() => setWhole(true)}>{`Show all ${versions.length} versions`}</Button>
      )}
    </Section>
  );
}
