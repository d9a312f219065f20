import { emailSchema, type StoragePort } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';
import { useEffect, useRef, useState } from 'react';

/** In this tab alone, until the logout at the latest. */
const KEY = 'typedEmail';

/**
 * Anyone who has typed an address on one page of the login family finds it on the next one. `start` is what the field holds at first;
 * `typed` tells what it holds when the page is left, and `keep` takes an address that is sent, because the field may be cleared then.
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

/** An address that is not complete is not kept. */
function keep(storage: StoragePort, typed: unknown): void {
  const email = emailSchema.safeParse(typed).data;
  if (email !== undefined) storage.set(KEY, email);
}
