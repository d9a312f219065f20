import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { signatureFault, signWebhook } from './webhook-signature.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const rawBody = Buffer.from('{"id":"evt_1"}');
const header = signWebhook('secret', rawBody, NOW_MS);

function fault(changes: Partial<{ secret: string; header: string | undefined; rawBody: Buffer; nowMs: number }> = {}) {
  const { secret, ...rest } = { secret: 'secret', header, rawBody, nowMs: NOW_MS, ...changes };
  return signatureFault(secret, rest);
}

test('a webhook is accepted as it was signed, for five minutes', () => {
  expect(fault()).toBeUndefined();
  expect(fault({ nowMs: NOW_MS + 5 * MINUTE_MS })).toBeUndefined();
  expect(fault({ nowMs: NOW_MS + 5 * MINUTE_MS + 1 })).toBe('outdated');
  expect(fault({ nowMs: NOW_MS - 5 * MINUTE_MS - 1 })).toBe('outdated');
});

test('another body, another secret or another time fails the signature check', () => {
  expect(fault({ rawBody: Buffer.from('{"id":"evt_2"}') })).toBe('forged');
  expect(fault({ secret: 'other' })).toBe('forged');
  expect(fault({ header: header.replace(/^t=\d+/, `t=${NOW_MS / 1000 + 1}`) })).toBe('forged');
});

test.each([undefined, '', 'v1=00', 't=1', 't=x,v1=00', 't=1,v1='])(
  'the header "%s" is no valid signature',
  (unsigned) => {
    expect(['unsigned', 'forged']).toContain(fault({ header: unsigned }));
  },
);

test('during a change of the secret, one valid signature of several is enough', () => {
  expect(fault({ header: `${header},v1=${'00'.repeat(32)}` })).toBeUndefined();
});
