import {
  toNotification,
  type ClockPort,
  type EventBus,
  type StoragePort,
  type VersionInfo,
} from '@afterglow/shared-contracts';
import type { LocalFlags } from '@afterglow/shared-data';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { logError } from '../lib/log.ts';
import { isReplaced } from './failed-shell.ts';
import { createReloadedVersions } from './reloaded-versions.ts';

const EVERY_MS = HOUR_MS;
const CRITICAL = 'critical';
const COUNTDOWN_SECONDS = 60;

export interface VersionCheckOptions {
  readonly read: () => Promise<VersionInfo>;
  readonly runningVersion: string;
  readonly flags: Pick<LocalFlags, 'localVersion' | 'rememberVersion'>;
  readonly perTab: Pick<StoragePort, 'get' | 'set' | 'remove'>;
  readonly bus: EventBus;
  readonly clock: Pick<ClockPort, 'every'>;
  /** Called with a newer version before the listener is notified. */
  readonly announce: (version: string) => void;
}

export interface VersionCheck {
  /** Checks now and then every hour; settles with the first check. */
  start(): Promise<void>;
  /** Never rejects: a failed check is not worth a message. */
  check(): Promise<void>;
}

export function createVersionCheck(options: VersionCheckOptions): VersionCheck {
  const { read, runningVersion, flags, perTab, clock } = options;
  const forced = createReloadedVersions(perTab);
  let local: string | null = null;
  let counting: string | null = null;

  /** The version of this tab, read once: other tabs move on to newer ones while this one stays the same. */
  function localVersion(clientVersion: string): string {
    // However it was reloaded, a page that runs the live version has no newer one to show.
    if (clientVersion === runningVersion) local = clientVersion;
    // The version stored by Reload is not running here if the old page has returned.
    else if (forced.has(clientVersion)) local = runningVersion;
    local ??= flags.localVersion() ?? clientVersion;
    return local;
  }

  function notify({ clientVersion, severity }: VersionInfo) {
    if (counting === clientVersion) return;
    options.announce(clientVersion);
    if (severity === CRITICAL && !forced.has(clientVersion)) {
      counting = clientVersion;
      forced.add(clientVersion);
      showCritical(options.bus);
    } else showAvailable(options.bus);
  }

  async function check() {
    try {
      const info = await read();
      if (isReplaced(info.clientVersion)) return;
      if (localVersion(info.clientVersion) === info.clientVersion) flags.rememberVersion(info.clientVersion);
      else notify(info);
    } catch (error) {
      logError('The version of the page could not be checked.', error);
    }
  }

  return {
    check,
    start() {
      clock.every(EVERY_MS, () => void check());
      return check();
    },
  };
}

function showAvailable(bus: EventBus): void {
  bus.emit('notification:show', {
    ...toNotification('UPDATE_AVAILABLE'),
    hasReload: true,
    isPersistentNotification: true,
  });
}

function showCritical(bus: EventBus): void {
  bus.emit('notification:show', {
    ...toNotification('CRITICAL_UPDATE_AVAILABLE', { values: { seconds: '{seconds}' } }),
    hasReload: true,
    isPersistentNotification: true,
    forceUpdate: true,
    countdownSeconds: COUNTDOWN_SECONDS,
  });
}
