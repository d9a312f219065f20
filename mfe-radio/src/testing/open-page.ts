import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import { remote } from '../area.ts';
import { CHANNELS } from '../fixtures/pages.ts';

/** Opens the area at a URL, with four playing channels, and nothing else by default. */
export function openPage({ answers, ...options }: OpenPageOptions): Promise<TestHost> {
  return openPageOf(remote, { ...options, answers: { ...CHANNELS, ...answers } });
}
