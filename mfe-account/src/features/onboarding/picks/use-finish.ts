import type { MemberId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import type { FavoritePicks } from '../../../resources/favorite-picks.resource.ts';
import type { KeptPicks } from './kept-picks.ts';
import { withoutPicks, type Picks } from './picks.ts';
import { removePicks, sendPicks } from './send-picks.ts';

interface FinishOptions {
  readonly membersId: MemberId;
  /** The favorites that were picked at first; what is not picked any longer ends. */
  readonly before: FavoritePicks;
  readonly picks: Picks;
  readonly kept: KeptPicks;
}

/** Turns the picks into favorites and starts the site anew with them. What could not be saved is still picked at the next visit. */
export function useFinish({ membersId, before, picks, kept }: FinishOptions) {
  const { analytics, data } = usePorts();
  const [isFinishing, setFinishing] = useState(false);

  async function finish() {
    setFinishing(true);
    const sending = { data, membersId };
    const [left] = await Promise.all([sendPicks(picks, sending), removePicks(withoutPicks(before, picks), sending)]);
    if (left.artists.length + left.genres.length > 0) kept.keep(left);
    else kept.forget();
    analytics.send('onboarding_genres_followed', { count: picks.genres.length });
    window.open(PATHS.home, '_self');
  }

  return { isFinishing, finish };
}
