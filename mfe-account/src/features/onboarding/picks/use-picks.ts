import type { MemberId } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useEffect, useReducer, useState } from 'react';
import { keptPicks } from './kept-picks.ts';
import { picksAfter } from './picks.ts';

/** What the member has picked, here and before they last left; every change is kept at once. */
export function usePicks(membersId: MemberId) {
  const [kept] = useState(() =>
    keptPicks(
      createSafeStorage(() => localStorage),
      membersId,
    ),
  );
  const [picks, dispatch] = useReducer(picksAfter, kept, () => kept.read());
  useEffect(() => kept.keep(picks), [kept, picks]);
  return { picks, dispatch, kept };
}
