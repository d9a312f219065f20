import { hashPassword, isPassword } from './password.ts';

test('a password matches its own hash only, and the same password never hashes alike', async () => {
  const [first, second] = [await hashPassword('sesame'), await hashPassword('sesame')];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$/);
  expect(await isPassword(first, 'sesame')).toBe(true);
  expect(await isPassword(first, 'Sesame')).toBe(false);
});

test('a stored hash that cannot be read matches nothing and fails nothing', async () => {
  expect(await isPassword('rubbish', 'sesame')).toBe(false);
  expect(await isPassword('', '')).toBe(false);
});
