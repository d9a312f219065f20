import { cli } from '../support/site/cli.ts';
import { heapBytes } from '../support/measures/heap.ts';
import { buildPatchedRadio, SECOND_HEADING } from '../support/versions/patched-radio.ts';
import { createManager } from '../support/manager.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.5';
const SWAPS = 50;
const WARM_UP_SWAPS = 10;
const GROWTH_LIMIT_BYTES = 10_000;

test('[PLATFORM-015] over 40 swaps of an area the heap is stable, with one stylesheet and one script of it', async ({
  listener,
  site,
}) => {
  const folder = await buildPatchedRadio(VERSION);
  await cli(site, 'publish', folder);
  const manager = await createManager(site);
  const first = await manager.liveVersion('radio');

  await listener.open('/radio');
  await expect(listener.heading('Radio')).toBeVisible();
  let warm = 0;
  for (let swap = 1; swap <= SWAPS; swap += 1) {
    const isSecond = swap % 2 === 1;
    await manager.promote('radio', isSecond ? VERSION : first);
    await expect(listener.heading(/Radio/)).toHaveText(isSecond ? SECOND_HEADING : 'Radio');
    if (swap === WARM_UP_SWAPS) warm = await heapBytes(listener.page);
  }
  const growth = (await heapBytes(listener.page)) - warm;
  expect(growth / (SWAPS - WARM_UP_SWAPS), 'bytes a swap').toBeLessThanOrEqual(GROWTH_LIMIT_BYTES);

  const generations = await listener.page.evaluate(() => {
    const folders = (urls: readonly (string | null)[]) => [
      ...new Set(urls.flatMap((url) => /\/remotes\/radio\/([^/]+)\//.exec(url ?? '')?.[1] ?? [])),
    ];
    return {
      styles: folders([...document.styleSheets].map(({ href }) => href)),
      chunks: Object.entries(window).filter(
        ([name, value]) => name.startsWith('webpackChunk_mfe_radio') && value !== undefined,
      ).length,
    };
  });
  expect(generations.styles).toEqual([first]);
  expect(generations.chunks).toBe(1);
});
