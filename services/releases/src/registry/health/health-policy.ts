import type { HealthFigures } from './health.repository.ts';
import { type Failure, FAILURES } from './verdict.ts';

const PERCENT = 100;

/** When a fresh version is rolled back automatically. */
export interface HealthPolicy {
  readonly windowMs: number;
  /** The minimum of subnets that have seen it fail: a few may have a broken browser, or be malicious. */
  readonly leastFailed: number;
  /** The minimum percentage of those that have it, or later that have tried it. */
  readonly percentFailed: number;
}

export const DEFAULT_HEALTH_POLICY: HealthPolicy = { windowMs: 600_000, leastFailed: 5, percentFailed: 20 };

export const SILENT_AFTER_MS = 30_000;

/** Some listeners' connections always fail, but half of them only where the code itself is unreachable. */
const LEAST_PERCENT_LOST = 50;

/** However the previous version performed, one that fails for nearly everyone is worse. */
const MOST_PERCENT_EARLIER = 50;

/** After this part of the window, open tabs of the area have reported enough about the version. */
const PARTS_UNTIL_TRIED = 10;

/** The health of the previous live version in its last hour, counted by subnet. */
export interface EarlierFigures {
  readonly version: string;
  readonly started: number;
  /** Of these, those without a later report. */
  readonly silent: number;
  readonly erred: number;
}

export interface Judged {
  readonly figures: HealthFigures;
  /** Undefined without data. */
  readonly earlier: EarlierFigures | undefined;
  readonly ageMs: number;
}

const FAILURE_TEXTS: Readonly<Record<Failure, string>> = {
  crash: 'it crashed',
  code: 'its code could not run',
  empty: 'it showed nothing',
  hang: 'the page stopped responding',
  busy: 'it kept the processor busy',
};

/** The figures, and the subnets among which they are counted. */
interface Setting extends Judged {
  readonly policy: HealthPolicy;
  readonly networks: number;
  readonly isFirst: boolean;
}

/**
 * The figures for a rollback, as the log states them; undefined without one. At first the failures are measured among all who have the
 * version, so that fast reporters decide nothing. Later they are measured among all who have tried it, or a rarely opened area could
 * never be rolled back.
 */
export function autoRollbackReason(judged: Judged, policy: HealthPolicy): string | undefined {
  const isFirst = judged.ageMs < policy.windowMs / PARTS_UNTIL_TRIED;
  const networks = isFirst ? judged.figures.given : judged.figures.tried;
  const setting = { ...judged, policy, networks, isFirst };
  return failureReason(setting) ?? silenceReason(setting) ?? errorReason(setting) ?? lossReason(setting);
}

function failureReason(setting: Setting): string | undefined {
  const { figures, policy } = setting;
  const text = crossed(setting, 'It failed for', figures.failed, policy.percentFailed);
  return text && `${text}.${kindsText(figures)}`;
}

/** Where it runs for as many as must see it fail, silence comes from listeners who have left, or malicious ones. */
function silenceReason(setting: Setting): string | undefined {
  const { figures, earlier, policy } = setting;
  if (figures.loaded >= policy.leastFailed) return undefined;
  const what = `It started but didn't load within ${SILENT_AFTER_MS / 1000} seconds, or failed, for`;
  const text = crossed(setting, what, figures.failedOrSilent, limitPercent(setting, 'silent'));
  return text && `${text}.${earlierText(earlier, 'silent')}`;
}

/** An error that the previous version causes too is no reason; that is known only where enough have run it. */
function errorReason(setting: Setting): string | undefined {
  const { figures, earlier, policy } = setting;
  if (earlier === undefined || earlier.started < policy.leastFailed) return undefined;
  const text = crossed(setting, 'Its code threw uncaught errors for', figures.erred, limitPercent(setting, 'erred'));
  return text && `${text}.${earlierText(earlier, 'erred')}`;
}

function lossReason(setting: Setting): string | undefined {
  const percent = Math.max(setting.policy.percentFailed, LEAST_PERCENT_LOST);
  const text = crossed(setting, "Its code didn't load for", setting.figures.lost, percent);
  return text && `${text}.`;
}

/** The log text for so many subnets; undefined below the limit. */
function crossed(setting: Setting, what: string, count: number, percent: number): string | undefined {
  const { networks, isFirst, policy } = setting;
  if (count < policy.leastFailed || count * PERCENT < networks * percent) return undefined;
  const who = `${count} of ${networks} networks that ${isFirst ? 'have it' : 'tried it'}`;
  return `${what} ${who}. The limit is ${percent}% and at least ${policy.leastFailed} networks`;
}

/** Names the kinds of failures other than crashes. */
function kindsText({ failures }: HealthFigures): string {
  const seen = FAILURES.filter((kind) => (failures[kind] ?? 0) > 0);
  if (seen.every((kind) => kind === 'crash' || kind === 'code')) return '';
  return ` ${seen.map((kind) => `At ${failures[kind] ?? 0} ${FAILURE_TEXTS[kind]}.`).join(' ')}`;
}

/** A higher limit than the previous version's share, in which each of few subnets would weigh much. */
function limitPercent({ earlier, policy }: Setting, what: 'silent' | 'erred'): number {
  if (earlier === undefined) return policy.percentFailed;
  const percent = Math.round((earlier[what] * PERCENT) / Math.max(earlier.started, policy.leastFailed));
  return policy.percentFailed + Math.min(percent, MOST_PERCENT_EARLIER);
}

function earlierText(earlier: EarlierFigures | undefined, what: 'silent' | 'erred'): string {
  if (earlier === undefined) return '';
  return ` ${earlier.version} had ${earlier[what]} of ${earlier.started} in its last hour.`;
}
