import { createSafeStorage } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { createReloadedVersions } from './reloaded-versions.ts';
import type { TabActivity } from './safe-to-reload.ts';
import { autoUpdateShell } from './auto-update-shell.ts';

const NOTHING = { status: 'stopped', positionMs: -1, resource: null, mix: null, durationMs: null } as const;
const CALM: TabActivity = {
  player: NOTHING,
  hasSleepTimer: false,
  isInUse: false,
  isHidden: true,
  untouchedMs: 3_600_000,
};
const BUSY: TabActivity = { ...CALM, isInUse: true };

beforeEach(() => sessionStorage.clear());

/** A tab of 1.0.0 that is safe to reload while 1.1.0 is live. */
function openTab({ running = '1.0.0', live = '1.1.0' }: { running?: string; live?: string | null } = {}) {
  const clock = createManualClock();
  const tab = {
    live,
    site: (): Promise<string> => Promise.resolve(tab.live ?? ''),
    activity: CALM,
    taken: [] as string[],
    asked: 0,
    async pass(ms: number) {
      clock.advance(ms);
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
  autoUpdateShell({
    runningVersion: running,
    liveVersion: () => tab.live,
    fetchLiveVersion() {
      tab.asked += 1;
      return tab.site();
    },
    activity: () => tab.activity,
    forced: createReloadedVersions(createSafeStorage(() => sessionStorage)),
    take: (version) => tab.taken.push(version),
    clock,
    random: () => 0,
  });
  return tab;
}

test('a tab that is safe to reload loads another shell', async () => {
  const tab = openTab();
  await tab.pass(5000);
  expect(tab.taken).toEqual(['1.1.0']);
});

test('a safe time is awaited, and nothing is requested before', async () => {
  const tab = openTab();
  tab.activity = BUSY;
  await tab.pass(3_600_000);
  expect(tab).toMatchObject({ taken: [], asked: 0 });
  tab.activity = CALM;
  await tab.pass(5000);
  expect(tab.taken).toEqual(['1.1.0']);
});

test.each([
  ['its own version is live', '1.0.0'],
  ['no shell is published', null],
])('nothing happens while %s', async (_, live) => {
  const tab = openTab({ live });
  await tab.pass(3_600_000);
  expect(tab).toMatchObject({ taken: [], asked: 0 });
});

test('a tab tries a version once: if the old page returns, it stays', async () => {
  await openTab().pass(5000);
  const stale = openTab();
  await stale.pass(3_600_000);
  expect(stale.taken).toEqual([]);
  stale.live = '1.2.0';
  await stale.pass(60_000);
  expect(stale.taken).toEqual(['1.2.0']);
});

test('while the site does not respond, a tab stays as it is and asks once a minute', async () => {
  const tab = openTab();
  tab.site = () => Promise.reject(new TypeError('Failed to fetch'));
  for (let minute = 0; minute < 5; minute += 1) await tab.pass(60_000);
  expect(tab).toMatchObject({ taken: [], asked: 5 });
  tab.site = () => Promise.resolve('1.1.0');
  await tab.pass(60_000);
  expect(tab.taken).toEqual(['1.1.0']);
});

test.each<[string, (tab: ReturnType<typeof openTab>) => void]>([
  ['the listener comes back', (tab) => (tab.activity = BUSY)],
  ['the shell is rolled back', (tab) => (tab.live = '1.0.0')],
])('nothing is loaded when %s while the site is asked', async (_, happen) => {
  const tab = openTab();
  tab.site = async () => {
    happen(tab);
    return '1.1.0';
  };
  await tab.pass(5000);
  expect(tab).toMatchObject({ taken: [], asked: 1 });
});

test('a corrupt list of tried versions counts as empty, and a long one does not grow', () => {
  sessionStorage.setItem('forcedVersions', '{"length":1e9}');
  const forced = createReloadedVersions(createSafeStorage(() => sessionStorage));
  expect(forced.has('1.0.0')).toBe(false);
  for (let patch = 0; patch < 200; patch += 1) forced.add(`1.0.${patch}`);
  expect(JSON.parse(sessionStorage.getItem('forcedVersions') ?? '')).toHaveLength(50);
});
