import type { Mix } from '@afterglow/shared-contracts';
import type { PagedResourceState } from '@afterglow/shared-data/react';
import { CardSkeletons } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { EndlessList } from './endless-list.tsx';
import { MixCell } from '../rows/mix-cell.tsx';
import { listStatus, PlayList } from './play-list.tsx';
import { useLatestCallback } from './use-latest-callback.ts';

const SKELETONS = 12;

interface MixesListProps {
  readonly label: string;
  readonly state: PagedResourceState<Mix>;
  readonly empty: ReactNode;
  /** True if unfinished mixes resume where they stopped. */
  readonly continues?: boolean;
}

/** An endless grid of mixes, which plays as a whole or from any of them. */
export function MixesList({ label, state, empty, continues = false }: MixesListProps) {
  const mixAt = useLatestCallback(state.itemAt);
  return (
    <>
      <PlayList label={label} status={listStatus(state, state.data?.count)} mixAt={mixAt} />
      <EndlessList
        label={label}
        state={state}
        layout="cards"
        skeleton={<CardSkeletons what={label} count={SKELETONS} />}
        empty={empty}
      >
        {(mix, index) => <MixCell key={index} mix={mix} place={index} mixAt={mixAt} continues={continues} />}
      </EndlessList>
    </>
  );
}
