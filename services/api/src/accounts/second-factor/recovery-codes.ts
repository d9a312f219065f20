import { createHash, randomInt } from 'node:crypto';

/** How many a member gets at once. */
export const RECOVERY_CODES = 10;
/** Nothing that reads like something else, and no vowels, which make words. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const GROUPS = 4;
const LETTERS_OF_GROUP = 4;

/** "x7kd-29mp-qqfr-3hzt": 76 bits, which no one guesses, not even from the hash. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: LETTERS_OF_GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** However it is written: in capitals, with spaces or without hyphens. */
export function hashRecoveryCode(code: string): Uint8Array {
  return createHash('sha256').update(withoutSeparators(code).toLowerCase()).digest();
}

export function withoutSeparators(code: string): string {
  return code.replaceAll(/[\s-]/g, '');
}
