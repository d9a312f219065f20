import type { AccountSecurity, MemberId } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

const STALE = { isStale: true } as const;

export function accountSecurity(id: MemberId): Resource<AccountSecurity> {
  return {
    key: ['account-security', id],
    perMember: true,
    updatedBy: {
      addPasskey: (known, { response }) => ({
        // A list read during the addition may contain it already.
        data: { ...known, passkeys: [...known.passkeys.filter(({ id }) => id !== response.id), response] },
      }),
      renamePasskey: (known, { response }) => ({
        data: { ...known, passkeys: known.passkeys.map((one) => (one.id === response.id ? response : one)) },
      }),
      removePasskey: (known, { input }) => ({
        data: { ...known, passkeys: known.passkeys.filter(({ id }) => id !== input.params?.passkeyId) },
      }),
      removePassword: (known) => ({ data: { ...known, password: false } }),
      turnOffSecondFactor: (known) => ({ data: { ...known, secondFactor: null } }),
      turnOnSecondFactor: () => STALE,
      renewRecoveryCodes: () => STALE,
      updateMember: (known, { input }) =>
        input.body?.password === undefined ? null : { data: { ...known, password: true } },
    },
    load: async ({ data, signal }) => (await data.call('getSecurity', { params: { id }, signal })).data,
  };
}
