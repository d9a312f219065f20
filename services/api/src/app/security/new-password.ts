import { messageText } from '@afterglow/shared-contracts';
import { invalid } from '@afterglow/kit';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';

/** Hashes a new password; throws invalid for a common one. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isCommonPassword(password)) throw invalid(`password: ${messageText('PASSWORD_TOO_COMMON')}`);
  return hashPassword(password);
}
