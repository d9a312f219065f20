import type { ServiceContext } from '#app/service-context.ts';
import { createPasskeyChallenges } from './passkey-challenges.ts';
import { createProvePasskey, type ProvePasskey } from './prove-passkey.ts';

export function provePasskeyOf({ database, signer, clock, origin }: ServiceContext): ProvePasskey {
  const { db } = database;
  return createProvePasskey({ db, clock, origin, challenges: createPasskeyChallenges(db, signer, clock) });
}
