import { messageText, newPasswordSchema } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { useEffect, useState } from 'react';

let loading: Promise<ReadonlySet<string>> | undefined;

/** Whether the service would refuse a password because many people have it; false as well where that cannot be told in time. */
export function useIsCommon(password: string): boolean {
  const [common, setCommon] = useState<string>();

  useEffect(() => {
    if (!newPasswordSchema.safeParse(password).success) return;
    let isOver = false;
    const judge = (list: ReadonlySet<string>) => {
      if (!isOver && list.has(password.normalize('NFKC').toLowerCase())) setCommon(password);
    };
    loading ??= load();
    loading.then(judge, () => (loading = undefined)); // the service says it when it is sent
    return () => void (isOver = true);
  }, [password]);

  return common === password;
}

/** Too large for those who choose no password. */
async function load(): Promise<ReadonlySet<string>> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  return new Set(COMMON_PASSWORDS.split(' '));
}

/** Said at the field while it is typed. */
export function useCommonText(password: string): string | undefined {
  return useIsCommon(password) ? messageText('PASSWORD_TOO_COMMON') : undefined;
}

/** Why the service refuses a new password, in its own words; undefined for any other failure. */
export function passwordRefusal(error: unknown): string | undefined {
  if (!isApiError(error) || error.status !== 400) return undefined;
  return /^(?:\w+\.)?password: (.+)$/.exec(error.words ?? '')?.[1];
}
