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

/** What this service would sign, if it were asked for something else or had another secret. */
function captchaOf({ secret = SIGNING_SECRET } = {}) {
  const clock = createManualClock(api.clock.nowMs());
  return createBuiltInCaptcha({ signer: createSigner(secret), clock, tries: 1 });
}

test('a task is a new one each time, for PBKDF2, and tells how long it may be handed in', async () => {
  const [one, other] = [await issueTask(), await issueTask()];
  expect(one.parameters.algorithm).toBe('PBKDF2/SHA-256');
  expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
  const { data, headers } = await api.call('createCaptchaTask', { body: { form: 'sign-up' } });
  expect(data.holdsMs).toBe(10 * MINUTE_MS);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('a sign-up without a proof is refused, and no one is made', async () => {
  const body = signUpFields();
  expect(await api.refusal('createMember', { body })).toEqual(REFUSED);
  expect((await api.refusal('createToken', { body })).status).toBe(404);
});

test('a proof is good once, also for two at the same moment', async () => {
  const headers = await solveCaptcha(api);
  const both = await Promise.all([0, 1].map(() => api.send('createMember', { body: signUpFields(), headers })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await signUpWith(headers)).toEqual(REFUSED);
});

test('a used proof stays used when it is written down in another way', async () => {
  const proof = (await solveCaptcha(api))[CAPTCHA_PROOF_HEADER];
  expect(await succeedWith(withProof(proof))).toBe(200);
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    readonly challenge: object;
    readonly solution: { readonly counter: number };
  };
  const spelt = JSON.stringify({ solution: { ...solution, counter: solution.counter + 1, time: 3 }, challenge });
  expect(await signUpWith(withProof(Buffer.from(spelt).toString('base64')))).toEqual(REFUSED);
});

test('a proof holds for ten minutes, and its use is forgotten only when it holds no more', async () => {
  const [first, second] = [await solveCaptcha(api), await solveCaptcha(api)];
  api.clock.advance(10 * MINUTE_MS - 1);
  expect(await succeedWith(first)).toBe(200);
  api.clock.advance(1);
  expect(await signUpWith(second)).toEqual(REFUSED);
  expect(await signUpWith(first)).toEqual(REFUSED);
  expect(await succeedWith(await solveCaptcha(api))).toBe(200);
});

test('a proof that was made for another form, or that another service signed, is refused', async () => {
  // A form of tomorrow: no call issues such a task yet.
  const forAnother = await captchaOf().issue('another' as 'sign-up', MINUTE_MS);
  expect(await signUpWith(withProof(await solveTask(forAnother)))).toEqual(REFUSED);
  const ofAnother = await captchaOf({ secret: 'the secret of another service' }).issue('sign-up', MINUTE_MS);
  expect(await signUpWith(withProof(await solveTask(ofAnother)))).toEqual(REFUSED);
  const ours = await captchaOf().issue('sign-up', MINUTE_MS);
  expect(await succeedWith(withProof(await solveTask(ours)))).toBe(200);
});

test('a task that was made easier, or that no one has solved, is refused', async () => {
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
])('what no widget writes is refused: %s', async (_, proof) => {
  expect(await signUpWith(withProof(proof))).toEqual(REFUSED);
});

test('what is wrong with the fields is told first, and the proof stays good', async () => {
  const headers = await solveCaptcha(api);
  const body = { ...signUpFields(), birthday: '1800-01-01' };
  expect((await api.refusal('createMember', { body, headers })).status).toBe(400);
  expect(await succeedWith(headers)).toBe(200);
});

test('without a proof no one learns whether there is an account', async () => {
  const body = { ...signUpFields(), email: 'free@afterglow.example' };
  expect(await api.refusal('createMember', { body })).toEqual(REFUSED);
});

test('too many tasks for one network are 429', async () => {
  api.clock.advance(60 * MINUTE_MS);
  const ask = () => api.send('createCaptchaTask', { body: { form: 'sign-up' } });
  for (let round = 0; round < 30; round += 1) await Promise.all(Array.from({ length: 10 }, ask));
  expect((await ask()).status).toBe(429);
});

test('[AUTH-019] a hosted provider is chosen by its settings: a proof of it, which may hold for longer, is good once in a whole day', async () => {
  const sentinel = await startFakeSentinel();
  const { url: SENTINEL_URL, apiKey: SENTINEL_API_KEY, apiSecret: SENTINEL_API_SECRET } = sentinel;
  const hosted = await startApi({ config: { SIGNING_SECRET, SENTINEL_URL, SENTINEL_API_KEY, SENTINEL_API_SECRET } });
  const headers = await solveCaptcha(hosted);
  // The provider has signed the task, not this service.
  expect(await captchaOf().check(headers[CAPTCHA_PROOF_HEADER], 'sign-up')).toBeUndefined();
  const signUp = async () => (await hosted.send('createMember', { body: signUpFields(), headers })).status;
  expect(await signUp()).toBe(200);
  hosted.clock.advance(24 * 60 * MINUTE_MS - 1);
  expect(await signUp()).toBe(403);
  await hosted.stop();
  await sentinel.stop();
});

test('where the check is switched off, no task is set and no proof is asked for', async () => {
  const open = await startApi({ config: { SIGNING_SECRET, CAPTCHA: 'none' } });
  const { data } = await open.call('createCaptchaTask', { body: { form: 'sign-up' } });
  expect(data.challenge).toBeNull();
  expect((await open.call('createMember', { body: signUpFields() })).status).toBe(200);
  await open.stop();
});
