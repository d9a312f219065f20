import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';

/** The full browser, the only one that plays sound as listeners hear it and has windows; without it, Playwright's own is used. */
const WHOLE = launchOf('/usr/bin/chromium');
/** The headless one needs half the processor time. */
const WITHOUT_WINDOWS = launchOf('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');
/** Every frame of a movement is drawn by the processor, a sixth of these journeys; what must not move is tried in motion. */
const STILL = { reducedMotion: 'reduce' } as const;
const SERIAL = '**/*.serial.spec.ts';
/** Copies of packages that journeys build. */
const SCRATCH = '**/.cache/**';
/** A run in turns leaves two reports and two sets of pictures. */
const REPORT = process.env['JOURNEYS_REPORT'] ?? 'playwright';
const TEST_TIMEOUT_MS = 150_000;
/** A machine with much else to do is slow, not wrong: what comes, comes. */
const EXPECT_TIMEOUT_MS = 20_000;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/prepare-sites.ts',
  // `npm test` runs the journeys with two workers, each with its own site; those that measure sound positions, memory or time run one at a
  // time afterwards, beside checks that take only what they leave of the processor.
  projects: [
    {
      name: 'together',
      testIgnore: [SERIAL, SCRATCH],
      use: { launchOptions: WITHOUT_WINDOWS, contextOptions: STILL },
    },
    { name: 'serial', testMatch: SERIAL, testIgnore: SCRATCH, use: { launchOptions: WHOLE } },
  ],
  workers: 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  outputDir: `reports/artifacts/${REPORT}`,
  reporter: [['list'], ['json', { outputFile: `reports/${REPORT}.json` }]],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    launchOptions: WHOLE,
  },
});

/** The command of the first of these programs that is installed. */
function launchOf(...programs: readonly string[]): LaunchOptions {
  const executablePath = programs.find((file) => existsSync(file));
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--js-flags=--expose-gc',
    ],
  };
}
