import type { MixId } from '@afterglow/shared-contracts';
import { createSafeStorage, useSession } from '@afterglow/shared-data/react';
import { readHistory } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';

/** The mixes that a member has played, latest first, as of when the page was opened; none for a visitor. */
export function usePlaybackHistory(): readonly MixId[] {
  const session = useSession(usePorts().session);
  // Later changes wait for the next visit: the content below the first section of Home would jump.
  const [ids] = useState(() => [...readHistory(createSafeStorage(() => localStorage))].reverse());
  return session.status === 'member' ? ids : [];
}
