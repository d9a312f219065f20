import { listFile, listOnDisk } from './common-passwords.ts';

test('[AUTH-077] the sign-up page knows every common password that the service refuses (node scripts/common-passwords.ts)', () => {
  expect(listOnDisk() === listFile()).toBe(true);
});
