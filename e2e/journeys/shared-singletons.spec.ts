import { AREAS, type AreaName } from '../pages/listener.ts';
import { cli } from '../support/site/cli.ts';
import { followLoadedCode, LIBRARIES } from '../support/versions/loaded-code.ts';
import { createManager } from '../support/manager.ts';
import { expect, test } from '../support/test.ts';
import { buildPatchedArea } from '../support/versions/patched-areas.ts';

const SECOND_VERSION = '1.0.1-again';
const ONE_OF_EACH = Object.fromEntries(LIBRARIES.map((name) => [name, 1]));
const areaNames = Object.keys(AREAS) as AreaName[];

test('[PLATFORM-004] every shared library is loaded once, also after two versions of every area', async ({
  listener,
  site,
}) => {
  const manager = await createManager(site);
  const code = await followLoadedCode(listener.page);
  await listener.comeBackAsMember();
  await listener.open('/');
  for (const area of areaNames) await listener.visit(area);
  expect(await code.renderers()).toBe(1);

  const whole = new Map<AreaName, string>();
  for (const area of areaNames) {
    whole.set(area, await manager.liveVersion(area));
    await cli(site, 'publish', await buildPatchedArea(`mfe-${area}`, SECOND_VERSION));
    await manager.promote(area, SECOND_VERSION);
  }
  for (const area of areaNames) {
    await listener.visit(area);
    await expect
      .poll(() =>
        listener.page.evaluate(
          (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
          `/remotes/${area}/${SECOND_VERSION}/`,
        ),
      )
      .toBe(true);
  }
  expect(await code.renderers()).toBe(1);
  expect(await code.copies()).toEqual(ONE_OF_EACH);
  for (const [area, version] of whole) await manager.promote(area, version);
});
