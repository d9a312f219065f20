import type { Mix } from '@afterglow/shared-contracts';
import {
  usePagedResource,
  type Page,
  type PageLengths,
  type PageOptions,
  type Resource,
} from '@afterglow/shared-data/react';
import { CardSkeletons, EmptyState } from '@afterglow/shared-ui';
import { EndlessList } from '../../../ui/endless-list.tsx';
import { MixCell } from '../../../ui/mix-cell.tsx';

const SKELETONS = 12;

interface EndlessMixesProps {
  readonly label: string;
  readonly pageAt: (options: PageOptions) => Resource<Page<Mix>>;
  readonly lengths: PageLengths;
  readonly empty: string;
  /** True where what was left in the middle goes on. */
  readonly continues?: boolean;
}

/** A grid of mixes without an end. */
export function EndlessMixes({ label, pageAt, lengths, empty, continues = false }: EndlessMixesProps) {
  return (
    <EndlessList
      label={label}
      state={usePagedResource(pageAt, lengths)}
      layout="cards"
      skeleton={<CardSkeletons what={label} count={SKELETONS} />}
      empty={<EmptyState title={empty} />}
    >
      {(mix, index) => <MixCell key={index} mix={mix} place={index} continues={continues} />}
    </EndlessList>
  );
}
