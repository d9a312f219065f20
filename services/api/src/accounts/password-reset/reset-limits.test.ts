import { memberIdSchema } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { tooManyAttempts } from '#app/service-errors.ts';
import type { LimitAttempts } from '#app/security/attempt-limiter.ts';
import { createResetLimits } from './reset-limits.ts';

const TRIES = 10_000;
const ANA = { id: memberIdSchema.parse(1), email: 'ana@mail.example', password_hash: null, has_second_factor: false };
const HOME = '198.51.100.7';

/** The rule of the real limiter, in memory and within one window. */
const limitAttempts: LimitAttempts = ({ attempts, windowMs }) => {
  const counts = new Map<string, number>();
  return {
    async take(key) {
      const count = (counts.get(key) ?? 0) + 1;
      if (count > attempts) throw tooManyAttempts(windowMs);
      counts.set(key, count);
    },
    refund: async (key) => void counts.set(key, (counts.get(key) ?? 1) - 1),
    forget: async (key) => void counts.delete(key),
  };
};
const places = { isKnown: async (_id: number, place: unknown) => place === HOME, remember: async () => true };
const newLimits = () => createResetLimits(limitAttempts, places);

async function mailsOf(
  tries: (number: number) => { readonly address: string; readonly email: string },
  isMember = true,
) {
  const limits = newLimits();
  let sent = 0;
  for (let number = 0; number < TRIES; number += 1) {
    const { address, email } = tries(number);
    try {
      await limits.consumeAtLocation({ email, address });
      if (isMember) await limits.consumeForAccount({ ...ANA, email }, address);
      sent += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'too_many_requests', headers: { 'retry-after': String(HOUR_MS / 1000) } });
    }
  }
  return { sent, limits };
}

const addressOf = (number: number) => `203.${(number >> 8) % 256}.${number % 256}.9`;
const emailOf = (number: number) => `member-${number}@mail.example`;

test('10,000 tries from one IP mail one member five times, and all members together twenty times', async () => {
  const one = await mailsOf(() => ({ address: '203.0.113.1', email: ANA.email }));
  expect(one.sent).toBe(5);
  expect((await mailsOf((number) => ({ address: '203.0.113.1', email: emailOf(number) }))).sent).toBe(20);
});

test('tries from 10,000 IPs mail one member twenty times, who can still request from home', async () => {
  const { sent, limits } = await mailsOf((number) => ({ address: addressOf(number), email: ANA.email }));
  expect(sent).toBe(20);
  await limits.consumeAtLocation({ email: ANA.email, address: HOME });
  await limits.consumeForAccount(ANA, HOME);
});

test('the IPs of one IPv6 subnet, and the spellings of one email, share one limit', async () => {
  const from = (number: number) => `2001:db8:1:2::${(number + 1).toString(16)}`;
  const spelt = (number: number) => (number % 2 === 0 ? ANA.email : ANA.email.toUpperCase());
  expect((await mailsOf((number) => ({ address: from(number), email: spelt(number) }))).sent).toBe(5);
});

test('10,000 emails tried from one IP reveal twenty accounts an hour', async () => {
  const tries = (number: number) => ({ address: '203.0.113.1', email: emailOf(number) });
  expect((await mailsOf(tries, false)).sent).toBe(20);
});

test('10,000 made-up links are looked up a hundred times', async () => {
  const limits = newLimits();
  const tries = Array.from({ length: TRIES }, () => limits.takeLink('203.0.113.1'));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  await limits.takeLink(HOME);
});
