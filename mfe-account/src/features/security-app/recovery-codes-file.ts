import { BRAND } from '@afterglow/shared-contracts';

interface RecoveryCodesFileOptions {
  readonly codes: readonly string[];
  readonly email: string;
  readonly day: string;
}

/** Describes itself: it may be found years later, among the codes of other sites. */
export function recoveryCodesFile({ codes, email, day }: RecoveryCodesFileOptions): string {
  const lines = [`${BRAND} recovery codes`, `For ${email}, created ${day}. Each code works once.`, '', ...codes, ''];
  return lines.join('\n');
}
