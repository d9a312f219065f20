import { listFile, listOnDisk } from './common-passwords.ts';

test('[AUTH-077] the sign-up page has every rejected common password (node scripts/common-passwords.ts)', () => {
  expect(listOnDisk() === listFile()).toBe(true);
});
