import { memberIdSchema, SUPPORT_EMAIL, SUPPORT_MEMBER_ID } from '@afterglow/shared-contracts';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { readOutbox } from '#testing/read-outbox.ts';
import { type TestMember, signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

let api: RunningApi;
let member: TestMember;
beforeAll(async () => {
  api = await startApi({ publicUrl: 'http://localhost:4800' });
});
afterAll(async () => api.stop());
beforeEach(async () => {
  member = await signUp(api);
});

const message = (fields: object = {}) => ({
  content: 'Cancellation feedback',
  sender: member.id,
  recipient: SUPPORT_MEMBER_ID,
  email: { subject: 'Premium cancellation feedback', body: 'It <b>costs</b> too much.' },
  mode: 'EMAIL',
  type: 'NOTIFICATION',
  ...fields,
});
const refusal = (fields: object) => api.refusal('sendMessage', { body: message(fields), token: member.token });

test('[ACCOUNT-065] SUPPORT_MEMBER_ID names the recipient, and the service shows it to pages', async () => {
  expect((await api.call('getSupport')).data).toEqual({ memberId: SUPPORT_MEMBER_ID });
  const supportId = memberIdSchema.parse(3);
  const other = await startApi({ config: { SUPPORT_MEMBER_ID: supportId, CAPTCHA_TRIES: 1 } });
  const { id, token } = await signUp(other);
  expect((await other.call('getSupport')).data).toEqual({ memberId: supportId });
  const body = { ...message(), sender: id };
  expect((await other.refusal('sendMessage', { body, token })).status).toBe(400);
  expect((await other.call('sendMessage', { body: { ...body, recipient: supportId }, token })).status).toBe(200);
  await other.stop();
});

test('[API-062] a message is accepted and mailed to support, with a reply address', async () => {
  const { data } = await api.call('sendMessage', { body: message(), token: member.token });
  expect(data).toEqual({ ...message(), id: expect.any(Number), creation_time: expect.any(String) });
  const [mail] = await readOutbox(api);
  expect(mail).toMatchObject({ to: SUPPORT_EMAIL, subject: 'Premium cancellation feedback' });
  for (const part of [`member ${member.id}, ${member.email}`, 'It <b>costs</b> too much.', 'Cancellation feedback']) {
    expect(mail?.text).toContain(part);
  }
});

test.each([
  { what: 'in another member’s name', fields: { sender: 2 }, status: 403 },
  { what: 'in nobody’s name', fields: { sender: 999 }, status: 403 },
  { what: 'to another member', fields: { recipient: 2 }, status: 400 },
  { what: 'to an e-mail address', fields: { recipient: 'victim@example.com' }, status: 400 },
  { what: 'without a subject', fields: { email: { subject: ' ', body: 'text' } }, status: 400 },
  {
    what: 'with a subject of two lines',
    fields: { email: { subject: 'a\r\nBcc: b@c.de', body: 'text' } },
    status: 400,
  },
  { what: 'without a text', fields: { email: { subject: 'a', body: '' } }, status: 400 },
  { what: 'with a text without end', fields: { email: { subject: 'a', body: 'x'.repeat(5_001) } }, status: 400 },
  { what: 'with a NUL', fields: { content: 'a\u0000b' }, status: 400 },
  { what: 'by another way', fields: { mode: 'SMS' }, status: 400 },
  { what: 'of another type', fields: { type: 'ADVERTISEMENT' }, status: 400 },
])('a message $what is $status, and nothing is mailed', async ({ fields, status }) => {
  const { length } = await readOutbox(api);
  expect((await refusal(fields)).status).toBe(status);
  expect(await readOutbox(api)).toHaveLength(length);
});

test('a visitor cannot send a message', async () => {
  expect((await api.refusal('sendMessage', { body: message() })).status).toBe(401);
});

test('a member sends ten messages an hour at most; others can still write', async () => {
  const send = () => api.call('sendMessage', { body: message(), token: member.token });
  for (let sent = 0; sent < 10; sent += 1) await send();
  expect(await refusal({})).toMatchObject({ status: 429, code: 'too_many_requests' });
  const other = await signUp(api);
  expect((await api.call('sendMessage', { body: message({ sender: other.id }), token: other.token })).status).toBe(200);
  api.clock.advance(HOUR_MS);
  expect((await send()).status).toBe(200);
});
