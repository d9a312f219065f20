import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';

/** The full browser, the only one with real audio output and windows; without it, Playwright's own is used. */
const WHOLE = launchOf('/usr/bin/chromium');
/** The headless one needs half the processor time. */
const WITHOUT_WINDOWS = launchOf('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');
/** The processor draws every frame of an animation, a sixth of these journeys' time; tests of motion enable it. */
const STILL = { reducedMotion: 'reduce' } as const;
const SERIAL = '**/*.serial.spec.ts';
const SCRATCH = '**/.cache/**';
/** A run in two parts leaves two reports and two sets of screenshots. */
const REPORT = process.env['JOURNEYS_REPORT'] ?? 'playwright';
const TEST_TIMEOUT_MS = 150_000;
/** Tolerates a slow machine. */
const EXPECT_TIMEOUT_MS = 20_000;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/prepare-sites.ts',
  // `npm test` runs the journeys with three workers, each with its own site; those that measure audio positions, memory or time run one
  // at a time afterwards, next to low-priority checks.
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
