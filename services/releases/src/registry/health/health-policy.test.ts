import { DEFAULT_HEALTH_POLICY, type EarlierFigures, autoRollbackReason } from './health-policy.ts';
import type { HealthFigures } from './health.repository.ts';

const NONE: HealthFigures = {
  revision: 1,
  given: 0,
  tried: 0,
  loaded: 0,
  failed: 0,
  failedOrSilent: 0,
  erred: 0,
  lost: 0,
  failures: {},
};
const LATER_MS = 120_000;

const isTakenBack = (figures: Partial<HealthFigures>, earlier?: Omit<EarlierFigures, 'version'>, ageMs = LATER_MS) =>
  autoRollbackReason(
    { figures: { ...NONE, ...figures }, earlier: earlier && { version: '1.0.0', ...earlier }, ageMs },
    DEFAULT_HEALTH_POLICY,
  ) !== undefined;

test.each([
  ['five of ten are silent', { tried: 10, failedOrSilent: 5 }, undefined, true],
  ['four are', { tried: 4, failedOrSilent: 4 }, undefined, false],
  ['many are, and five run it', { tried: 500, loaded: 5, failedOrSilent: 495 }, undefined, false],
  ['as many were silent before', { tried: 10, failedOrSilent: 6 }, { started: 10, silent: 5, erred: 0 }, false],
  ['all are, and all were', { tried: 10, failedOrSilent: 10 }, { started: 10, silent: 10, erred: 0 }, true],
  ['a fifth more than before', { tried: 10, failedOrSilent: 7 }, { started: 10, silent: 5, erred: 0 }, true],
  ['one of one was silent before', { tried: 10, failedOrSilent: 5 }, { started: 1, silent: 1, erred: 0 }, true],
])('of those that started it %s', (_, figures, earlier, isSo) => {
  expect(isTakenBack(figures, earlier)).toBe(isSo);
});

test.each([
  ['of a version after one that ran for too few', { started: 4, silent: 0, erred: 0 }, false],
  ['where nothing is known of the one before', undefined, false],
  ['that the one before did not leave', { started: 5, silent: 0, erred: 0 }, true],
  ['that the one before left at as many', { started: 10, silent: 0, erred: 10 }, false],
])('errors in six of ten subnets %s', (_, earlier, isSo) => {
  expect(isTakenBack({ tried: 10, loaded: 10, erred: 6 }, earlier)).toBe(isSo);
});

test('at first all who have it count, also for silence and errors', () => {
  const earlier = { started: 50, silent: 0, erred: 0 };
  expect(isTakenBack({ given: 100, tried: 10, failedOrSilent: 10, erred: 10 }, earlier, LATER_MS)).toBe(true);
  expect(isTakenBack({ given: 100, tried: 10, failedOrSilent: 10, erred: 10 }, earlier, 31_000)).toBe(false);
});
