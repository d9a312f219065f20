import { done, type FormOutcome } from '@afterglow/shared-area/forms';
import { BRAND, type MemberId, type NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { passkeyFailure } from '../passkey-prompt/index.ts';
import { makePasskey } from './make-passkey.ts';
import { useSecurityChange } from '../reauthentication/index.ts';

/** Placeholder id of a passkey that is being created. */
export const NEW_PASSKEY = 'new';

/** Adds, renames and removes passkeys; `busyWith` is the id of the one being added or removed. */
export function usePasskeys(memberId: MemberId, onChanged: () => void) {
  const { data } = usePorts();
  const { busy, dialog, change, show } = useSecurityChange<string>(memberId);
  const params = { id: memberId };

  /** Null on success, else the notification to show, if any. */
  async function make(): Promise<NotificationKey | 'nothing' | null> {
    const { data: challenge } = await data.call('beginPasskey', { params });
    try {
      const passkey = await makePasskey(challenge, BRAND);
      await data.call('addPasskey', { params, body: { passkey } });
      return null;
    } catch (error) {
      return refusalOf(error);
    }
  }

  const add = () =>
    change(NEW_PASSKEY, make, {
      conflict: 'PASSKEYS_TOO_MANY',
      onDone(refusal) {
        if (refusal === null) onChanged();
        if (refusal !== 'nothing') show(refusal ?? 'PASSKEY_ADDED');
      },
    });

  const remove = (id: string) =>
    change(id, () => data.call('removePasskey', { params: { ...params, passkeyId: id } }).catch(forgiveGone), {
      conflict: 'LAST_WAY_IN',
      onDone() {
        show('PASSKEY_REMOVED');
        onChanged();
      },
    });

  async function rename(id: string, name: string): Promise<FormOutcome<'name'>> {
    await data.call('renamePasskey', { params: { ...params, passkeyId: id }, body: { name } });
    onChanged();
    return done('PASSKEY_RENAMED');
  }

  return { busyWith: busy, dialog, add: () => void add(), remove: (id: string) => void remove(id), rename };
}

function refusalOf(error: unknown): NotificationKey | 'nothing' {
  if (isApiError(error)) {
    if (error.status === 409) return 'PASSKEY_KNOWN';
    return error.status === 403 ? 'PASSKEY_FAILED' : 'SOMETHING_WENT_WRONG';
  }
  switch (passkeyFailure(error)) {
    case 'cancelled':
      return 'nothing';
    case 'known':
      return 'PASSKEY_KNOWN';
    case 'failed':
      return 'PASSKEY_FAILED';
  }
}

/** It was removed already, as requested. */
function forgiveGone(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
