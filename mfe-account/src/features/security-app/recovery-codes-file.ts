import { BRAND } from '@afterglow/shared-contracts';

interface RecoveryCodesFileOptions {
  readonly codes: readonly string[];
  readonly email: string;
  /** The day on which they were made. */
  readonly day: string;
}

/** Says what it is: anyone who needs it finds it years later, among the codes of other sites. */
export function recoveryCodesFile({ codes, email, day }: RecoveryCodesFileOptions): string {
  const lines = [`${BRAND} recovery codes`, `For ${email}, created ${day}. Each code works once.`, '', ...codes, ''];
  return lines.join('\n');
}
