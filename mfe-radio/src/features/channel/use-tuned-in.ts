import { readStored } from '@afterglow/shared-contracts';
import { TUNED_IN_KEY, tunedInListSchema, type TunedIn } from '@afterglow/shared-contracts/tuned-in';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useState } from 'react';

/** When this browser heard which channel, as of when the page was opened. */
export function useTunedIn(): readonly TunedIn[] {
  const [heard] = useState(() =>
    readStored(
      createSafeStorage(() => localStorage),
      TUNED_IN_KEY,
      tunedInListSchema,
    ),
  );
  return heard ?? [];
}
