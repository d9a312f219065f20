import { CAPTCHA_PROOF_HEADER } from '@afterglow/shared-contracts';
import { createSigner } from '@afterglow/kit';
import { createManualClock } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { solveCaptcha, solveTask } from '#testing/solve-captcha.ts';
import { signUpFields } from '#testing/sign-up.ts';
import { type RunningApi, SIGNING_SECRET, startApi } from '#testing/start-api.ts';
import { startFakeSentinel } from '#testing/fake-sentinel.ts';
import { createBuiltInCaptcha } from './built-in-captcha.ts';

const REFUSED = { status: 403, code: 'captcha_refused', message: "Please confirm you're not a robot first." };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

const signUpWith = (headers: Readonly<Record<string, string>>) =>
  api.refusal('createMember', { body: signUpFields(), headers });
const succeedWith = async (headers: Readonly<Record<string, string>>) =>
  (await api.call('createMember', { body: signUpFields(), headers })).status;
const withProof = (proof: string) => ({ [CAPTCHA_PROOF_HEADER]: proof });

const issueTask = async () => {
  const { challenge } = (await api.call('createCaptchaTask', { body: { form: 'sign-up' } })).data;
  if (challenge === null) throw new Error('There is no task.');
  return challenge;
};

/** A challenge this service would sign for other forms or with another secret. */
function captchaOf({ secret = SIGNING_SECRET } = {}) {
  const clock = createManualClock(api.clock.nowMs());
  return createBuiltInCaptcha({ signer: createSigner(secret), clock, tries: 1 });
}

test('each PBKDF2 challenge is new and has an expiry time', async () => {
  const [one, other] = [await issueTask(), await issueTask()];
  expect(one.parameters.algorithm).toBe('PBKDF2/SHA-256');
  expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
  const { data, headers } = await api.call('createCaptchaTask', { body: { form: 'sign-up' } });
  expect(data.holdsMs).toBe(10 * MINUTE_MS);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a sign-up without a captcha solution is rejected, and no member is created', async () => {
  const body = signUpFields();
  expect(await api.refusal('createMember', { body })).toEqual(REFUSED);
  expect((await api.refusal('createToken', { body })).status).toBe(404);
});

test('a solution works once, also for two requests at the same time', async () => {
  const headers = await solveCaptcha(api);
  const both = await Promise.all([0, 1].map(() => api.send('createMember', { body: signUpFields(), headers })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await signUpWith(headers)).toEqual(REFUSED);
});

test('a used solution stays used in another encoding', async () => {
  const proof = (await solveCaptcha(api))[CAPTCHA_PROOF_HEADER];
  expect(await succeedWith(withProof(proof))).toBe(200);
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    readonly challenge: object;
    readonly solution: { readonly counter: number };
  };
  const spelt = JSON.stringify({ solution: { ...solution, counter: solution.counter + 1, time: 3 }, challenge });
  expect(await signUpWith(withProof(Buffer.from(spelt).toString('base64')))).toEqual(REFUSED);
});

test('a solution is valid for ten minutes, and its use is stored until it expires', async () => {
  const [first, second] = [await solveCaptcha(api), await solveCaptcha(api)];
  api.clock.advance(10 * MINUTE_MS - 1);
  expect(await succeedWith(first)).toBe(200);
  api.clock.advance(1);
  expect(await signUpWith(second)).toEqual(REFUSED);
  expect(await signUpWith(first)).toEqual(REFUSED);
  expect(await succeedWith(await solveCaptcha(api))).toBe(200);
});

test('a solution for another form, or signed by another service, is rejected', async () => {
  // No operation issues a challenge for this form.
  const forAnother = await captchaOf().issue('another' as 'sign-up', MINUTE_MS);
  expect(await signUpWith(withProof(await solveTask(forAnother)))).toEqual(REFUSED);
  const ofAnother = await captchaOf({ secret: 'the secret of another service' }).issue('sign-up', MINUTE_MS);
  expect(await signUpWith(withProof(await solveTask(ofAnother)))).toEqual(REFUSED);
  const ours = await captchaOf().issue('sign-up', MINUTE_MS);
  expect(await succeedWith(withProof(await solveTask(ours)))).toBe(200);
});

test('a challenge that was made easier or is unsolved is rejected', async () => {
  const task = await issueTask();
  const easier = { ...task, parameters: { ...task.parameters, keyPrefix: '0' } };
  expect(await signUpWith(withProof(await solveTask(easier)))).toEqual(REFUSED);
  const guess = { challenge: task, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
  expect(await signUpWith(withProof(Buffer.from(JSON.stringify(guess)).toString('base64')))).toEqual(REFUSED);
});

test.each([
  ['nothing', ''],
  ['no base64', 'not base64!'],
  ['null', 'bnVsbA=='],
  ['an empty object', 'e30='],
  ['another object', Buffer.from('{"challenge":1}').toString('base64')],
  ['more than fits', 'a'.repeat(4_001)],
])('a solution that no widget writes is rejected: %s', async (_, proof) => {
  expect(await signUpWith(withProof(proof))).toEqual(REFUSED);
});

test('field errors come first, and the solution stays valid', async () => {
  const headers = await solveCaptcha(api);
  const body = { ...signUpFields(), birthday: '1800-01-01' };
  expect((await api.refusal('createMember', { body, headers })).status).toBe(400);
  expect(await succeedWith(headers)).toBe(200);
});

test('without a solution no caller learns whether an account exists', async () => {
  const body = { ...signUpFields(), email: 'free@afterglow.example' };
  expect(await api.refusal('createMember', { body })).toEqual(REFUSED);
});

test('too many challenges for one subnet are 429', async () => {
  api.clock.advance(60 * MINUTE_MS);
  const ask = () => api.send('createCaptchaTask', { body: { form: 'sign-up' } });
  for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 10 }, ask));
  expect((await ask()).status).toBe(429);
});

test('[AUTH-019] settings choose a hosted provider, whose solution works once in a whole day', async () => {
  const sentinel = await startFakeSentinel();
  const { url: SENTINEL_URL, apiKey: SENTINEL_API_KEY, apiSecret: SENTINEL_API_SECRET } = sentinel;
  const hosted = await startApi({ config: { SIGNING_SECRET, SENTINEL_URL, SENTINEL_API_KEY, SENTINEL_API_SECRET } });
  const headers = await solveCaptcha(hosted);
  // The provider signed the challenge, not this service.
  expect(await captchaOf().check(headers[CAPTCHA_PROOF_HEADER], 'sign-up')).toBeUndefined();
  const signUp = async () => (await hosted.send('createMember', { body: signUpFields(), headers })).status;
  expect(await signUp()).toBe(200);
  hosted.clock.advance(24 * 60 * MINUTE_MS - 1);
  expect(await signUp()).toBe(403);
  await hosted.stop();
  await sentinel.stop();
});

test('with the captcha switched off, no challenge is set and no solution required', async () => {
  const open = await startApi({ config: { SIGNING_SECRET, CAPTCHA: 'none' } });
  const { data } = await open.call('createCaptchaTask', { body: { form: 'sign-up' } });
  expect(data.challenge).toBeNull();
  expect((await open.call('createMember', { body: signUpFields() })).status).toBe(200);
  await open.stop();
});
