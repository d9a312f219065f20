/**
 * It replaces a module.
 * @jest-environment node
 */
import * as argon2 from '@node-rs/argon2';
import { hashPassword, isPassword } from './password.ts';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

test('a password matches its own hash only, and every hash is different', async () => {
  const [first, second] = [await hashPassword('sesame'), await hashPassword('sesame')];
  expect(first).not.toBe(second);
  expect(first).toMatch(/^\$argon2id\$/);
  expect(await isPassword(first, 'sesame')).toBe(true);
  expect(await isPassword(first, 'Sesame')).toBe(false);
});

test('an unreadable stored hash matches nothing and throws nothing', async () => {
  expect(await isPassword('rubbish', 'sesame')).toBe(false);
  expect(await isPassword('', '')).toBe(false);
});

test('a missing hash matches nothing, and a hash of the same cost is checked', async () => {
  const checked = jest.mocked(argon2.verify);
  checked.mockClear();
  expect(await isPassword(null, 'sesame')).toBe(false);
  expect(checked).toHaveBeenCalledTimes(1);
  const parametersOf = (hash: unknown) => String(hash).split('$').slice(0, 4);
  expect(parametersOf(checked.mock.lastCall?.[0])).toEqual(parametersOf(await hashPassword('sesame')));
});
