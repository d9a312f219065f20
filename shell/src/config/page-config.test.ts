import { PAGE_CONFIG_ELEMENT_ID } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/shared-player/testing';
import { runSteps } from '../startup/run-steps.ts';
import { readPageConfig } from './page-config.ts';

function writeConfig(config: unknown) {
  const text = typeof config === 'string' ? config : JSON.stringify(config);
  document.head.innerHTML = `<script type="application/json" id="${PAGE_CONFIG_ELEMENT_ID}">${text}</script>`;
}

beforeEach(() => {
  document.head.innerHTML = '';
});

test('[SHELL-081] by default a file times out after 120000 ms and counts as slow after 8 seconds', () => {
  expect(readPageConfig()).toMatchObject({ codeLoadLimitMs: 120_000, slowLoadMs: 8000 });
  writeConfig({ codeLoadLimitMs: 500, slowLoadMs: 100 });
  expect(readPageConfig()).toMatchObject({ codeLoadLimitMs: 500, slowLoadMs: 100 });
});

test('[SHELL-056] the flags are those of the platform configuration, read once per page', async () => {
  writeConfig({ features: { channels: false, favouritesOnboarding: true, player: true } });
  const { features } = readPageConfig();
  expect(features).toEqual({
    auth: true,
    channels: false,
    versionCheck: true,
    premium: true,
    settings: true,
    premiumOnboarding: true,
    favouritesOnboarding: true,
  });
  const reported: string[] = [];
  Object.assign(performance, { mark: jest.fn() }); // jsdom's timeline does not record marks
  const step = (flag: 'auth' | 'channels') => ({ flag, run: async () => void reported.push(flag) });
  writeConfig({ features: { auth: false, channels: true } });
  await runSteps([step('auth'), step('channels')], features, createManualClock());
  expect(reported).toEqual(['auth']);
});

test('an unreadable configuration is logged, and the defaults apply', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  writeConfig('{');
  expect(readPageConfig()).toMatchObject({ codeLoadLimitMs: 120_000 });
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
