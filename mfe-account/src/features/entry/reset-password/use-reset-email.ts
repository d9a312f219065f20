import type { Member } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useState } from 'react';
import type { ResetLink } from './reset-link.ts';

/** Responses to a link that is forged, used, expired or someone else's. */
const USELESS: readonly (number | null)[] = [401, 403, 404];

interface LinkOwner {
  /** The owner of the password, as far as the link shows it; null while unknown. */
  readonly email: string | null;
  readonly isUseless: boolean;
}

export function useResetEmail(link: ResetLink | null): LinkOwner {
  const { data } = usePorts();
  const [owner, setOwner] = useState<LinkOwner>({ email: null, isUseless: link === null });

  useEffect(() => {
    if (!link) return;
    const { signal, abort } = withAbort();
    const showOwner = ({ data: member }: { readonly data: Member }) =>
      setOwner({ email: member.email, isUseless: false });
    const fail = (error: unknown) => {
      // On other failures the form works without the email.
      if (isApiError(error) && USELESS.includes(error.status)) setOwner({ email: null, isUseless: true });
    };
    data.call('getMember', { params: { id: link.id }, token: link.token, signal }).then(showOwner, fail);
    return abort;
  }, [data, link]);

  return owner;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
