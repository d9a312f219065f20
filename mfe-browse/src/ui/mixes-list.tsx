import type { Mix } from '@afterglow/shared-contracts';
import type { PagedResourceState } from '@afterglow/shared-data/react';
import { CardSkeletons } from '@afterglow/shared-ui';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { MixAt } from '../lib/queue-around.ts';
import { EndlessList } from './endless-list.tsx';
import { MixCell } from './mix-cell.tsx';
import { listStatus, PlayList } from './play-list.tsx';

const SKELETONS = 12;

interface MixesListProps {
  readonly label: string;
  readonly state: PagedResourceState<Mix>;
  readonly empty: ReactNode;
  /** True where what was left in the middle goes on. */
  readonly continues?: boolean;
}

/** A grid of mixes without an end, to be played as a whole or from any of them on. */
export function MixesList({ label, state, empty, continues = false }: MixesListProps) {
  const mixAt = useSteady(state.itemAt);
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

/** Always the same function, which reads what the list holds now: the cards are not drawn again for it. */
function useSteady(itemAt: MixAt): MixAt {
  const now = useRef(itemAt);
  useEffect(() => {
    now.current = itemAt;
  });
  return useCallback((place) => now.current(place), []);
}
