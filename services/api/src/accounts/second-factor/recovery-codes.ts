import { createHash, randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without ambiguous characters, and without vowels, which form words. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const GROUPS = 4;
const LETTERS_OF_GROUP = 4;

/** Like "x7kd-29mp-qqfr-3hzt": 76 bits, which cannot be guessed, even from the hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: LETTERS_OF_GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** In any spelling: capitals, spaces, no hyphens. */
export function hashRecoveryCode(code: string): Uint8Array {
  return createHash('sha256').update(withoutSeparators(code).toLowerCase()).digest();
}

export function withoutSeparators(code: string): string {
  return code.replaceAll(/[\s-]/g, '');
}
