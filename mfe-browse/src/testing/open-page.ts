import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import { remote } from '../area.ts';
import { EMPTY } from '../fixtures/pages.ts';

export { fourStations } from '../fixtures/pages.ts';

/** jsdom has no layout: a window this tall contains everything a list has loaded. */
const TALL_PX = 100_000;

/** Opens the area at a URL, with an empty catalog by default. */
export function openPage({ answers, ...options }: OpenPageOptions): Promise<TestHost> {
  Object.defineProperty(window, 'innerHeight', { value: TALL_PX, configurable: true });
  return openPageOf(remote, { ...options, answers: { ...EMPTY, ...answers } });
}
