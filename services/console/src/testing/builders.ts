import type { Environment } from '@afterglow/shared-contracts';
import type {
  Cause,
  ChangeAnswer,
  ConsoleSession,
  HistoryEntry,
  Overview,
  RunningRelease,
} from '@afterglow/shared-registry-contracts';

export function sessionOf(role: ConsoleSession['role'], remote: string | null = null): ConsoleSession {
  return { label: 'Ada', role, remote, expiresAtIso: '2026-11-26T08:00:00.000Z' };
}

export function causeOf(change: Partial<Cause> = {}): Cause {
  return {
    revision: 7,
    action: 'promote',
    changedAtIso: '2026-11-25T20:00:00.000Z',
    actor: 'Grace',
    reason: 'new plan',
    ...change,
  };
}

export function radio(change: Partial<RunningRelease> = {}): RunningRelease {
  return {
    name: 'radio',
    version: '1.0.2',
    isTakenOut: false,
    previousVersion: '1.0.1',
    since: causeOf(),
    canary: null,
    ...change,
  };
}

/** Of production, with the shell added to the given releases. */
export function overviewOf(releases: readonly RunningRelease[], revision = 7): Overview {
  const shell = radio({ name: 'shell', version: '2.0.0', previousVersion: null });
  return {
    environments: [
      { environment: 'production', revision, releases: [shell, ...releases] },
      { environment: 'staging', revision: 0, releases: [] },
    ],
    names: ['radio', 'shell'],
  };
}

export function entryOf(change: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    environment: 'production',
    revision: 7,
    action: 'promote',
    remote: 'radio',
    fromVersion: '1.0.1',
    toVersion: '1.0.2',
    reason: 'new plan',
    actor: 'Ada',
    changedAtIso: '2026-11-25T20:00:00.000Z',
    hash: 'h',
    ...change,
  };
}

export function changedTo(version: string, environment: Environment = 'production'): ChangeAnswer {
  const live = {
    version,
    federationName: 'mfe_radio',
    baseUrl: '/remotes/radio/',
    entry: 'entry.js',
    expose: './area',
  };
  return {
    outcome: 'changed',
    leftVersion: '1.0.2',
    liveSet: {
      environment,
      revision: 8,
      shellVersion: '2.0.0',
      remotes: [{ name: 'radio', live: { ...live, scripts: [], styles: [], integrity: {} }, previousVersion: null }],
    },
  };
}
