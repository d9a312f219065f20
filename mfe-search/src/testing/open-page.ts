import { openPage as openPageOf, type OpenPageOptions, type TestHost } from '@afterglow/shared-area/testing';
import { remote } from '../area.ts';
import { NOTHING_FOUND } from '../fixtures/pages.ts';

export { NOTHING_FOUND } from '../fixtures/pages.ts';

/** Opens the area at a URL; by default, a search finds nothing. */
export function openPage({ answers, ...options }: OpenPageOptions): Promise<TestHost> {
  return openPageOf(remote, { ...options, answers: { search: () => ({ data: NOTHING_FOUND }), ...answers } });
}
