import SharedEnvironment from './shared-environment.ts';

type Options = ConstructorParameters<typeof SharedEnvironment>[0];

const { fetch: realFetch } = globalThis;

test('what a suite changes in its process is restored after it', async () => {
  const { exitCode } = process;
  // The environment reads nothing else.
  const projectConfig = { fakeTimers: {}, globals: { fromPreset: 'yes' } } as Partial<
    Options['projectConfig']
  > as Options['projectConfig'];
  const environment = new SharedEnvironment({ projectConfig });
  expect(Reflect.get(globalThis, 'fromPreset')).toBe('yes');
  globalThis.fetch = () => Promise.reject(new Error('replaced'));
  Reflect.set(globalThis, 'leftBehind', true);
  process.env['LEFT_BEHIND'] = 'yes';
  delete process.env['PATH'];
  process.chdir('/');
  process.exitCode = 3;
  await environment.teardown();
  expect(globalThis).not.toHaveProperty('leftBehind');
  expect(globalThis).not.toHaveProperty('fromPreset');
  expect(globalThis.fetch).toBe(realFetch);
  expect(process.env).not.toHaveProperty('LEFT_BEHIND');
  expect(process.env).toHaveProperty('PATH');
  expect(process.cwd()).not.toBe('/');
  expect(process.exitCode).toBe(exitCode);
});

test('a suite that shares modules cannot replace one', () => {
  expect(() => jest.doMock('node:fs', () => ({}))).toThrow('starts with @jest-environment node');
});
