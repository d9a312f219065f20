import type { MemberId } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useEffect, useReducer, useState } from 'react';
import { keptPicks } from './kept-picks.ts';
import type { FavoritePicks } from '../../../resources/favorite-picks.resource.ts';
import { picksAfter, withoutPicks, withPicks } from './picks.ts';

/** What the member has picked, here, before they last left, and as favorites; every change is kept immediately. */
export function usePicks(membersId: MemberId, favorites: FavoritePicks) {
  const [kept] = useState(() =>
    keptPicks(
      createSafeStorage(() => localStorage),
      membersId,
    ),
  );
  const [picks, dispatch] = useReducer(picksAfter, kept, () => withPicks(kept.read(), favorites));
  // The favorites are kept by the service, where they may end meanwhile.
  useEffect(() => kept.keep(withoutPicks(picks, favorites)), [kept, picks, favorites]);
  return { picks, dispatch, kept };
}
