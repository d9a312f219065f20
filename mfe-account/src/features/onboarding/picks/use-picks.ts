import type { MemberId } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useEffect, useReducer, useState } from 'react';
import { storedPicks } from './stored-picks.ts';
import type { FavoritePicks } from './favorite-picks.resource.ts';
import { reducePicks, withoutPicks, withPicks } from './picks.ts';

/** Picks made here, in earlier visits and as favorites; every change is saved immediately. */
export function usePicks(membersId: MemberId, favorites: FavoritePicks) {
  const [stored] = useState(() =>
    storedPicks(
      createSafeStorage(() => localStorage),
      membersId,
    ),
  );
  const [picks, dispatch] = useReducer(reducePicks, stored, () => withPicks(stored.read(), favorites));
  // The favorites are stored by the service, where they may be removed in the meantime.
  useEffect(() => stored.keep(withoutPicks(picks, favorites)), [stored, picks, favorites]);
  return { picks, dispatch, stored };
}
