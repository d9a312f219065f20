import type { MemberId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import type { KeptPicks } from './kept-picks.ts';
import type { Picks } from './picks.ts';
import { sendPicks } from './send-picks.ts';

interface FinishOptions {
  readonly membersId: MemberId;
  readonly picks: Picks;
  readonly kept: KeptPicks;
}

/** Turns the picks into favorites and starts the site anew with them. What could not be saved is still picked at the next visit. */
export function useFinish({ membersId, picks, kept }: FinishOptions) {
  const { analytics, data } = usePorts();
  const [isFinishing, setFinishing] = useState(false);

  async function finish() {
    setFinishing(true);
    const left = await sendPicks(picks, { data, membersId });
    if (left.artists.length + left.genres.length > 0) kept.keep(left);
    else kept.forget();
    analytics.send('onboarding_genres_followed', { count: picks.genres.length });
    window.open(PATHS.home, '_self');
  }

  return { isFinishing, finish };
}
