import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useState } from 'react';
import type { ResetLink } from './reset-link.ts';

/** Whose password it is, as far as the link tells; null until it is known, or when it is not. */
export function useResetEmail(link: ResetLink | null): string | null {
  const { data } = usePorts();
  const [email, setEmail] = useState<string | null>(null);

  useEffect(() => {
    if (!link) return;
    const { signal, abort } = withAbort();
    data.call('getMember', { params: { id: link.id }, token: link.token, signal, background: true }).then(
      ({ data: member }) => setEmail(member.email),
      () => undefined, // the form works without it
    );
    return abort;
  }, [data, link]);

  return email;
}

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
