import type { QualityKey } from '@afterglow/shared-contracts';
import type { useSettings } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useRef, useState } from 'react';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { useNotifications } from '../../../lib/use-notifications.ts';
import type { QualityOption } from './quality-options.ts';

interface QualityChoiceOptions {
  readonly session: MemberSession;
  readonly store: ReturnType<typeof useSettings>['store'];
  readonly stored: QualityKey;
}

/**
 * The chosen quality, which is saved immediately; a choice made during a save is saved next, so that the last one
 * wins.
 */
export function useQualityChoice({ session, store, stored }: QualityChoiceOptions) {
  const { bus } = usePorts();
  const { show, takeBack } = useNotifications();
  const [unsaved, setUnsaved] = useState<QualityKey>();
  const wanted = useRef<QualityKey>(null);

  async function save() {
    let isSaved = true;
    for (let key = wanted.current; key !== null; key = wanted.current) {
      isSaved = await store.setQuality(key);
      if (wanted.current === key) wanted.current = null;
    }
    setUnsaved(undefined);
    show(isSaved ? 'AUDIO_QUALITY_UPDATED' : 'SOMETHING_WENT_WRONG');
  }

  function choose({ key, needsSub }: QualityOption) {
    if (needsSub && !session.premium) {
      const contentKey = session.hasBeenPremium === false ? 'PREMIUM_UPSELL_TRIAL' : 'PREMIUM_UPSELL_UPGRADE';
      return bus.emit('modal:show', { type: 'premium-upsell', contentKey });
    }
    takeBack();
    setUnsaved(key);
    const isSaving = wanted.current !== null;
    wanted.current = key;
    if (!isSaving) void save();
  }

  return { chosen: unsaved ?? stored, choose };
}
