import { emailSchema, type StoragePort } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useEffect, useRef, useState } from 'react';

/** Only in this tab, until the logout at the latest. */
const KEY = 'typedEmail';

/**
 * Shares the email typed on one login page with the next one. `start` is the initial value of the field; `typed`
 * returns its value when the page is left, and `keep` stores an email that is sent, because the field may be cleared
 * then.
 */
export function useSharedEmailField(typed: () => unknown = () => undefined) {
  const [storage] = useState(() => createSafeStorage(() => sessionStorage));
  const [start] = useState(() => emailSchema.safeParse(storage.get(KEY)).data ?? '');
  const latest = useRef(typed);

  useEffect(() => {
    latest.current = typed;
  });
  useEffect(() => () => keep(storage, latest.current()), [storage]);

  return { start, keep: (email: string) => keep(storage, email) };
}

/** An incomplete email is not stored. */
function keep(storage: StoragePort, typed: unknown): void {
  const email = emailSchema.safeParse(typed).data;
  if (email !== undefined) storage.set(KEY, email);
}
