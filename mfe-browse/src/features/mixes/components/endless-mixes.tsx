import type { Mix } from '@afterglow/shared-contracts';
import {
  usePagedResource,
  type Page,
  type PageLengths,
  type PageOptions,
  type Resource,
} from '@afterglow/shared-data/react';
import { EmptyState } from '@afterglow/shared-ui';
import { MixesList } from '../../../ui/lists/mixes-list.tsx';

interface EndlessMixesProps {
  readonly label: string;
  readonly pageAt: (options: PageOptions) => Resource<Page<Mix>>;
  readonly lengths: PageLengths;
  readonly empty: string;
  /** True if unfinished mixes resume where they stopped. */
  readonly continues?: boolean;
}

export function EndlessMixes({ label, pageAt, lengths, empty, continues = false }: EndlessMixesProps) {
  const state = usePagedResource(pageAt, lengths);
  return <MixesList label={label} state={state} empty={<EmptyState title={empty} />} continues={continues} />;
}
