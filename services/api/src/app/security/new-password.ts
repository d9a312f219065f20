import { messageText } from '@afterglow/shared-contracts';
import { invalid } from '../service-errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './password.ts';

/** The hash of a password that someone wants to have; throws invalid for one that many people have. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isCommonPassword(password)) throw invalid(`password: ${messageText('PASSWORD_TOO_COMMON')}`);
  return hashPassword(password);
}
