import { memberIdSchema, mixIdSchema } from '@afterglow/shared-contracts';
import { createSigner } from '@afterglow/kit';
import { createManualClock } from '@afterglow/kit/testing';
import { createMediaSigner } from './media-signer.ts';

const id = mixIdSchema.parse(7);
const member = memberIdSchema.parse(3);

function setUp(secret = 'secret') {
  const clock = createManualClock(1_000_000);
  return { clock, signer: createMediaSigner(createSigner(secret), clock) };
}

function partsOf(url: string) {
  const query = new URL(url, 'http://localhost').searchParams;
  return { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' };
}

test('an address opens its own mix and quality until it expires', () => {
  const { clock, signer } = setUp();
  const { expires, signature } = partsOf(signer.mixAddress(id, 96).url);
  expect(signer.isMixAddress(id, 96, expires, signature)).toBe(true);
  expect(signer.isMixAddress(id, 320, expires, signature)).toBe(false);
  expect(signer.isMixAddress(mixIdSchema.parse(8), 96, expires, signature)).toBe(false);
  expect(signer.isMixAddress(id, 96, expires + 1, signature)).toBe(false);
  clock.advance(12 * 60 * 60 * 1000 + 1000);
  expect(signer.isMixAddress(id, 96, expires, signature)).toBe(false);
});

test('instances with the same secret open each other’s addresses, others do not', () => {
  const { expires, signature } = partsOf(setUp().signer.mixAddress(id, 96).url);
  expect(setUp().signer.isMixAddress(id, 96, expires, signature)).toBe(true);
  expect(setUp('another').signer.isMixAddress(id, 96, expires, signature)).toBe(false);
});

test.each([
  '',
  '.',
  'x.y',
  '99999999999.',
  '99999999999.AAAA',
  'NaN.AAAA',
  '1.2.3',
  '99999999999.0.AAAA',
  '99999999999.3.AAAA',
  '99999999999.99999999999.AAAA',
])('the token "%s" opens no stream', (token) => {
  expect(setUp().signer.streamListener('deep', 'low', token)).toBeUndefined();
});

test('a stream token opens one mount of one channel for two minutes', () => {
  const { clock, signer } = setUp();
  const { token } = signer.streamToken('deep', 'low', member);
  expect(signer.streamListener('deep', 'low', token)).toBe(member);
  expect(signer.streamListener('deep', 'low', token.replace('.3.', '.4.'))).toBeUndefined();
  expect(signer.streamListener('deep', 'high', token)).toBeUndefined();
  expect(signer.streamListener('chill', 'low', token)).toBeUndefined();
  clock.advance(2 * 60 * 1000);
  expect(signer.streamListener('deep', 'low', token)).toBeUndefined();
});
