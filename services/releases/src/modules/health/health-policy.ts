import type { HealthFigures } from './health.repository.ts';
import { type Failure, FAILURES } from './verdict.ts';

const PERCENT = 100;

/** When a version that has just gone live is taken back. */
export interface HealthPolicy {
  /** How long a version is watched after it was made live, in milliseconds. */
  readonly windowMs: number;
  /** So many networks must have seen it fail: a few may have a broken browser, or mean harm. */
  readonly leastFailed: number;
  /** And so many of a hundred that have it, or later that have tried it. */
  readonly percentFailed: number;
}

export const DEFAULT_HEALTH_POLICY: HealthPolicy = { windowMs: 600_000, leastFailed: 5, percentFailed: 20 };

/** A version that was started and of which nothing was heard for so long counts as failed. */
export const SILENT_AFTER_MS = 30_000;

/** Connections fail at some listeners at any time, and at half of them only where the code itself does not come. */
const LEAST_PERCENT_LOST = 50;

/** However the version before fared, one that fails for nearly everyone is worse. */
const MOST_PERCENT_EARLIER = 50;

/** After this part of the window, tabs that are open at the area have long told how the version fares. */
const PARTS_UNTIL_TRIED = 10;

/** How the version that was live before has fared in its last hour, counted by network. */
export interface EarlierFigures {
  readonly version: string;
  /** Those that have started it. */
  readonly started: number;
  /** Of these, those of which nothing was heard after that. */
  readonly silent: number;
  readonly erred: number;
}

export interface Judged {
  readonly figures: HealthFigures;
  /** Undefined where nothing is known of it. */
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

/** The figures, and among which networks they count. */
interface Setting extends Judged {
  readonly policy: HealthPolicy;
  readonly networks: number;
  readonly isFirst: boolean;
}

/**
 * On which figures the policy takes a version back, as the log tells them; undefined while it does not. At first the failures are those of
 * all who have the version: anyone who reports faster than the others decides nothing. Then they are those of all who have tried it, or an
 * area that few of the listeners open could never be taken back.
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

/** Where it runs for as many as must see it fail, silence is that of listeners who have gone, or of those who mean harm. */
function silenceReason(setting: Setting): string | undefined {
  const { figures, earlier, policy } = setting;
  if (figures.loaded >= policy.leastFailed) return undefined;
  const what = `It started but didn't load within ${SILENT_AFTER_MS / 1000} seconds, or failed, for`;
  const text = crossed(setting, what, figures.failedOrSilent, limitPercent(setting, 'silent'));
  return text && `${text}.${earlierText(earlier, 'silent')}`;
}

/** An error that the version before leaves as well is no reason; whether it does is known only where enough have run it. */
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

/** What the log says of so many networks; undefined while they are too few. */
function crossed(setting: Setting, what: string, count: number, percent: number): string | undefined {
  const { networks, isFirst, policy } = setting;
  if (count < policy.leastFailed || count * PERCENT < networks * percent) return undefined;
  const who = `${count} of ${networks} networks that ${isFirst ? 'have it' : 'tried it'}`;
  return `${what} ${who}. The limit is ${percent}% and at least ${policy.leastFailed} networks`;
}

/** A crash needs no words; whatever else was seen is told. */
function kindsText({ failures }: HealthFigures): string {
  const seen = FAILURES.filter((kind) => (failures[kind] ?? 0) > 0);
  if (seen.every((kind) => kind === 'crash' || kind === 'code')) return '';
  return ` ${seen.map((kind) => `At ${failures[kind] ?? 0} ${FAILURE_TEXTS[kind]}.`).join(' ')}`;
}

/** More than of the version before, of whose networks each would be a large share where they were few. */
function limitPercent({ earlier, policy }: Setting, what: 'silent' | 'erred'): number {
  if (earlier === undefined) return policy.percentFailed;
  const percent = Math.round((earlier[what] * PERCENT) / Math.max(earlier.started, policy.leastFailed));
  return policy.percentFailed + Math.min(percent, MOST_PERCENT_EARLIER);
}

function earlierText(earlier: EarlierFigures | undefined, what: 'silent' | 'erred'): string {
  if (earlier === undefined) return '';
  return ` ${earlier.version} had ${earlier[what]} of ${earlier.started} in its last hour.`;
}
