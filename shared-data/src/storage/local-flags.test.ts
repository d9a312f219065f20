import { rememberPath } from '../session/redirect-path.ts';
import { systemClock } from '../system-clock.ts';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createLocalFlags } from './local-flags.ts';

const NOW_MS = 1_772_000_000_000;

test('[DATA-042] [DATA-043] every flag is stored under its own name', () => {
  const { flags, storage } = setUp();
  flags.markAppLoaded();
  flags.skipPremiumOnboarding();
  flags.dismissIosBanner();
  flags.rememberVersion('1.2.3');
  rememberPath({ perTab: createMemoryStorage(), local: storage }, '/radio');
  expect(storage.keys().map((key) => [key, storage.get(key)])).toEqual([
    ['hasAppLoaded', 'true'],
    ['hasSkippedPremiumOnboarding', 'true'],
    ['iosBannerDismissedAt', String(NOW_MS)],
    ['localVersion', '1.2.3'],
    ['redirectURL', '/radio'],
  ]);
});

test('[DATA-042] a flag that is set is read by the next page', () => {
  const { flags, storage } = setUp();
  expect(readings(flags)).toEqual([false, false, null, null]);
  flags.markAppLoaded();
  flags.skipPremiumOnboarding();
  flags.dismissIosBanner();
  flags.rememberVersion('1.2.3');
  expect(readings(setUp(storage).flags)).toEqual([true, true, NOW_MS, '1.2.3']);
});

test('invalid data counts as not set', () => {
  const storage = createMemoryStorage({ iosBannerDismissedAt: 'yesterday', hasAppLoaded: 'maybe' });
  expect(readings(setUp(storage).flags)).toEqual([false, false, null, null]);
});

function setUp(storage = createMemoryStorage()) {
  return { storage, flags: createLocalFlags(storage, { ...systemClock, now: () => NOW_MS }) };
}

function readings(flags: ReturnType<typeof createLocalFlags>) {
  return [
    flags.hasAppLoaded(),
    flags.hasSkippedPremiumOnboarding(),
    flags.iosBannerDismissedAtMs(),
    flags.localVersion(),
  ];
}
