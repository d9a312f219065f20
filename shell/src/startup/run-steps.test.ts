import { featureFlagsSchema, type FeatureFlag } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/shared-player/testing';
import * as z from 'zod/mini';
import { runSteps, type StartupStep } from './run-steps.ts';

const DEFAULTS = z.parse(featureFlagsSchema, {});
const ALL: readonly FeatureFlag[] = [
  'auth',
  'channels',
  'versionCheck',
  'premium',
  'settings',
  'premiumOnboarding',
  'favouritesOnboarding',
];

/** Steps that record when they start and end; `fakeBehavior` overrides them. */
function setUp(fakeBehavior: Partial<Record<FeatureFlag, () => Promise<unknown>>> = {}) {
  const reported: string[] = [];
  const steps = ALL.map((flag): StartupStep => ({
    flag,
    async run() {
      reported.push(flag);
      await fakeBehavior[flag]?.();
    },
  }));
  return { reported, steps, clock: createManualClock() };
}

// jsdom's timeline does not record marks.
const marks = Object.assign(performance, { mark: jest.fn() }).mark;

let errors: jest.SpyInstance;
beforeEach(() => {
  marks.mockClear();
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => errors.mockRestore());

test('[SHELL-052] [SHELL-053] [SHELL-055] six steps are on by default, and only choosing favorites is off', async () => {
  expect(DEFAULTS).toEqual({
    auth: true,
    channels: true,
    versionCheck: true,
    premium: true,
    settings: true,
    premiumOnboarding: true,
    favouritesOnboarding: false,
  });
  const { steps, reported, clock } = setUp();
  await runSteps(steps, DEFAULTS, clock);
  expect(reported).toEqual(ALL.filter((flag) => flag !== 'favouritesOnboarding'));
});

test.each(ALL)('[SHELL-052] [SHELL-054] without %s the others run in their order', async (off) => {
  const { steps, reported, clock } = setUp();
  await runSteps(steps, { ...DEFAULTS, favouritesOnboarding: true, [off]: false }, clock);
  expect(reported).toEqual(ALL.filter((flag) => flag !== off));
});

test('[SHELL-056] an unknown flag is ignored', () => {
  expect(z.parse(featureFlagsSchema, { auth: false, player: false })).toEqual({ ...DEFAULTS, auth: false });
});

test('a step starts when the previous one has ended', async () => {
  let end = () => {};
  const { steps, reported, clock } = setUp({ auth: () => new Promise<void>((resolve) => (end = resolve)) });
  const running = runSteps(steps, DEFAULTS, clock);
  await Promise.resolve();
  expect(reported).toEqual(['auth']);
  end();
  await running;
  expect(reported).toHaveLength(6);
  expect(marks.mock.calls.flat()).toEqual(reported.map((flag) => `startup:${flag}`));
});

test('[SHELL-057] a step that fails is logged and the next one runs', async () => {
  const { steps, reported, clock } = setUp({ channels: () => Promise.reject(new Error('503')) });
  await runSteps(steps, DEFAULTS, clock);
  expect(errors).toHaveBeenCalledTimes(1);
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('"channels"'), new Error('503'));
  expect(reported).toContain('versionCheck');
});

test('[SHELL-057] a step that never ends is also logged and the next one runs', async () => {
  jest.useFakeTimers();
  const { steps, reported, clock } = setUp({ channels: () => new Promise(() => {}) });
  const running = runSteps(steps, DEFAULTS, clock);
  await jest.advanceTimersByTimeAsync(0);
  clock.advance(10_000);
  await running;
  expect(errors).toHaveBeenCalledTimes(1);
  expect(reported).toContain('premiumOnboarding');
  jest.useRealTimers();
});
