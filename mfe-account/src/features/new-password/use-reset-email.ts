import type { Member } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useState } from 'react';
import type { ResetLink } from './reset-link.ts';

/** What the service says to a link that is made up, used, too old or someone else's. */
const USELESS: readonly (number | null)[] = [401, 403, 404];

interface LinkOwner {
  /** Whose password it is, as far as the link tells; null until it is known, or when it is not. */
  readonly email: string | null;
  /** The link is not complete, or the service does not know it. */
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
      // Otherwise the form works without it.
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
