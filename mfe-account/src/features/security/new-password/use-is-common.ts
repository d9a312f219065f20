import { messageText, newPasswordSchema } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { useEffect, useState } from 'react';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether the service would reject a password as too common; also false when that cannot be checked in time. */
export function useIsCommon(password: string): boolean {
  const [common, setCommon] = useState<string>();

  useEffect(() => {
    if (!newPasswordSchema.safeParse(password).success) return;
    let isOver = false;
    const judge = (list: ReadonlySet<string>) => {
      if (!isOver && list.has(password.normalize('NFKC').toLowerCase())) setCommon(password);
    };
    loading ??= load();
    loading.then(judge, () => (loading = undefined)); // the service checks it again on submit
    return () => void (isOver = true);
  }, [password]);

  return common === password;
}

/** Loaded on demand: too large for pages without a new password. */
async function load(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  return new Set(COMMON_PASSWORDS.split(' '));
}

/** Shown at the field during typing. */
export function useCommonText(password: string): string | undefined {
  return useIsCommon(password) ? messageText('PASSWORD_TOO_COMMON') : undefined;
}

/** Why the service rejects a new password, in its own text; undefined for any other failure. */
export function passwordRefusal(error: unknown): string | undefined {
  if (!isApiError(error) || error.status !== 400) return undefined;
  return /^(?:\w+\.)?password: (.+)$/.exec(error.words ?? '')?.[1];
}
