import type { MemberId } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { PATHS } from '../../../config/paths.ts';
import type { FavoritePicks } from './favorite-picks.resource.ts';
import type { StoredPicks } from './stored-picks.ts';
import { withoutPicks, type Picks } from './picks.ts';
import { removePicks, sendPicks } from './send-picks.ts';

interface FinishOptions {
  readonly membersId: MemberId;
  /** The favorites at the start; those no longer picked are removed. */
  readonly before: FavoritePicks;
  readonly picks: Picks;
  readonly stored: StoredPicks;
}

const NOT_ALL_SAVED = {
  type: 'warning',
  message: "We couldn't save all your picks. Check them and try again.",
  link: { href: PATHS.onboarding, text: 'Try again' },
  isPersistentNotification: true,
} as const;

/**
 * Turns the picks into favorites and reloads the site at Home. Unsaved ones are still picked at the next visit; a
 * notification, which a reload would close, then leads back.
 */
export function useSubmitPicks({ membersId, before, picks, stored }: FinishOptions) {
  const { analytics, bus, data, navigation } = usePorts();
  const [isFinishing, setFinishing] = useState(false);

  async function finish() {
    setFinishing(true);
    const sending = { data, membersId };
    const removed = withoutPicks(before, picks);
    const [left, areRemoved] = await Promise.all([sendPicks(picks, sending), removePicks(removed, sending)]);
    const areSaved = left.artists.length + left.genres.length === 0;
    if (areSaved) stored.forget();
    else stored.keep(left);
    analytics.send('onboarding_genres_followed', { count: picks.genres.length });
    if (areSaved && areRemoved) return void window.open(PATHS.home, '_self');
    navigation.navigate(PATHS.home);
    bus.emit('notification:show', NOT_ALL_SAVED);
  }

  return { isFinishing, finish };
}
