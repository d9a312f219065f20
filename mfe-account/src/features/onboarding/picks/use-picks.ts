import type { MemberId } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useEffect, useReducer, useState } from 'react';
import { storedPicks } from './stored-picks.ts';
import type { FavoritePicks } from '../../../resources/favorite-picks.resource.ts';
import { reducePicks, withoutPicks, withPicks } from './picks.ts';

/** What the member has picked, here, before they last left, and as favorites; every change is kept immediately. */
export function usePicks(membersId: MemberId, favorites: FavoritePicks) {
  const [stored] = useState(() =>
    storedPicks(
      createSafeStorage(() => localStorage),
      membersId,
    ),
  );
  const [picks, dispatch] = useReducer(reducePicks, stored, () => withPicks(stored.read(), favorites));
  // The favorites are kept by the service, where they may end meanwhile.
  useEffect(() => stored.keep(withoutPicks(picks, favorites)), [stored, picks, favorites]);
  return { picks, dispatch, stored };
}
