import { memberIdSchema, mixIdSchema } from '@afterglow/shared-contracts';
import { createSigner } from '@afterglow/kit';
import { createManualClock } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { createMediaSigner, type MixSignature } from './media-signer.ts';

const LENGTH_MS = 60 * MINUTE_MS;

const id = mixIdSchema.parse(7);
const member = memberIdSchema.parse(3);
const listener = { member, session: 'name-of_the-session' };
const sound = { id, kbps: 96 } as const;

function setUp(secret = 'secret') {
  const clock = createManualClock(1_000_000);
  return { clock, signer: createMediaSigner(createSigner(secret), clock) };
}

function signatureOf(url: string): MixSignature {
  const query = new URL(url, 'http://localhost').searchParams;
  return {
    member: memberIdSchema.parse(Number(query.get('member'))),
    session: query.get('session') ?? '',
    expires: Number(query.get('expires')),
    signature: query.get('signature') ?? '',
  };
}

test('a URL opens only its own mix and quality for its listener, until 15 minutes after the end', () => {
  const { clock, signer } = setUp();
  const signature = signatureOf(signer.mixAddress(sound, listener, LENGTH_MS).url);
  expect(signature).toMatchObject(listener);
  expect(signer.isMixAddress(sound, signature)).toBe(true);
  expect(signer.isMixAddress({ id, kbps: 320 }, signature)).toBe(false);
  expect(signer.isMixAddress({ ...sound, id: mixIdSchema.parse(8) }, signature)).toBe(false);
  expect(signer.isMixAddress(sound, { ...signature, expires: signature.expires + 1 })).toBe(false);
  expect(signer.isMixAddress(sound, { ...signature, member: memberIdSchema.parse(4) })).toBe(false);
  expect(signer.isMixAddress(sound, { ...signature, session: 'another' })).toBe(false);
  clock.advance(2 * LENGTH_MS + 15 * MINUTE_MS - 1);
  expect(signer.isMixAddress(sound, signature)).toBe(true);
  clock.advance(1);
  expect(signer.isMixAddress(sound, signature)).toBe(false);
});

test('instances with the same secret open each other’s URLs, others do not', () => {
  const signature = signatureOf(setUp().signer.mixAddress(sound, listener, LENGTH_MS).url);
  expect(setUp().signer.isMixAddress(sound, signature)).toBe(true);
  expect(setUp('another').signer.isMixAddress(sound, signature)).toBe(false);
});

const ODD_TOKENS = [
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
  'session.99999999999.3.AAAA',
];

test.each(ODD_TOKENS)('the token "%s" opens no stream and is no ticket', (token) => {
  expect(setUp().signer.streamListener('deep', 'low', token)).toBeUndefined();
  expect(setUp().signer.ticketHolder(token)).toBeUndefined();
});

test('a stream token opens one mount of one channel for two minutes', () => {
  const { clock, signer } = setUp();
  const { token } = signer.streamToken('deep', 'low', member);
  expect(signer.streamListener('deep', 'low', token)).toBe(member);
  expect(signer.streamListener('deep', 'low', token.replace('.3.', '.4.'))).toBeUndefined();
  expect(signer.streamListener('deep', 'high', token)).toBeUndefined();
  expect(signer.streamListener('chill', 'low', token)).toBeUndefined();
  expect(signer.ticketHolder(token)).toBeUndefined();
  clock.advance(2 * MINUTE_MS);
  expect(signer.streamListener('deep', 'low', token)).toBeUndefined();
});

test('a ticket names its holder for five minutes, and opens nothing alone', () => {
  const { clock, signer } = setUp();
  const { token: ticket } = signer.streamTicket(listener);
  expect(signer.ticketHolder(ticket)).toEqual(listener);
  expect(signer.ticketHolder(ticket.replace('.3.', '.4.'))).toBeUndefined();
  expect(signer.ticketHolder(ticket.replace('name', 'game'))).toBeUndefined();
  expect(signer.streamListener('deep', 'low', ticket)).toBeUndefined();
  clock.advance(5 * MINUTE_MS);
  expect(signer.ticketHolder(ticket)).toBeUndefined();
});
