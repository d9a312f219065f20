import { solveTask } from '#testing/solve-captcha.ts';
import { type FakeSentinel, startFakeSentinel } from '#testing/fake-sentinel.ts';
import { createSentinelCaptcha } from './sentinel-captcha.ts';

const HOLDS_MS = 1_000;

let sentinel: FakeSentinel;
beforeAll(async () => {
  sentinel = await startFakeSentinel();
});
afterAll(async () => sentinel.stop());

test('[AUTH-019] the hosted provider sets the challenge and confirms its solution for that form', async () => {
  const captcha = createSentinelCaptcha(sentinel);
  const task = await captcha.issue('sign-up', HOLDS_MS);
  const proof = await solveTask(task);
  expect(await captcha.check(proof, 'sign-up')).toEqual({ key: task.signature });
  expect(await captcha.check(proof, 'another' as 'sign-up')).toBeUndefined();
});

test('a solution that the provider does not confirm or did not sign is rejected', async () => {
  const captcha = createSentinelCaptcha(sentinel);
  const task = await captcha.issue('sign-up', HOLDS_MS);
  const unsolved = { challenge: task, solution: { counter: 0, derivedKey: '00'.repeat(32) } };
  expect(await captcha.check(Buffer.from(JSON.stringify(unsolved)).toString('base64'), 'sign-up')).toBeUndefined();
  expect(await captcha.check('rubbish', 'sign-up')).toBeUndefined();
  const another = createSentinelCaptcha({ ...sentinel, apiSecret: 'of somebody else' });
  expect(await another.check(await solveTask(task), 'sign-up')).toBeUndefined();
});

test('an unreachable provider makes the service busy and lets no one in', async () => {
  const gone = await startFakeSentinel();
  await gone.stop();
  const captcha = createSentinelCaptcha(gone);
  await expect(captcha.issue('sign-up', HOLDS_MS)).rejects.toMatchObject({ code: 'server_busy' });
  const proof = await solveTask(await createSentinelCaptcha(sentinel).issue('sign-up', HOLDS_MS));
  await expect(captcha.check(proof, 'sign-up')).rejects.toMatchObject({ code: 'server_busy' });
});
