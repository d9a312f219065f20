import type { Locator } from '@playwright/test';
import { ReleaseConsole } from '../pages/console.ts';
import { cli } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import { buildNotedRadio } from '../support/versions/noted-radio.ts';
import { expect, test } from '../support/test.ts';

const OLDER = '1.0.81';
const NEWER = '1.0.82';
const OWN = { about: 'mfe-radio', text: 'Channel pages show the next show' };
const BUNDLED = { about: 'shared-area', text: 'Lists load twice as fast' };
const OF_OTHERS = { about: 'mfe-search', text: 'Search has filters' };
const LATER = { about: 'mfe-radio', text: '<b>Schedules</b> start on Monday' };

test('[RELEASE-031] a release includes notes since the last one; console, status and history show them', async ({
  page,
  site,
}) => {
  const first = await (await createManager(site)).liveVersion('radio');
  await cli(site, 'publish', await buildNotedRadio(OLDER, [OWN, BUNDLED, OF_OTHERS]));
  await cli(site, 'publish', await buildNotedRadio(NEWER, [OWN, BUNDLED, OF_OTHERS, LATER]));
  expect(await cli(site, 'versions', 'radio')).toMatch(
    new RegExp(`^${NEWER} .* <b>Schedules</b> start on Monday$`, 'm'),
  );

  const console = new ReleaseConsole(page, site.url);
  await console.signIn(site);
  await console.openArea('radio');
  const version = (name: string) =>
    page.getByRole('list', { name: 'radio versions' }).locator('> li').filter({ hasText: name });
  await expectNotes(version(OLDER), [BUNDLED.text, OWN.text]);
  await expectNotes(version(NEWER), [LATER.text]);
  await expect(page.getByRole('row', { name: 'Notes' })).toContainText(LATER.text);

  await page.getByRole('button', { name: `Promote ${NEWER} to production` }).click();
  await expectNotes(console.dialog(), [LATER.text, BUNDLED.text, OWN.text]);
  await console.giveReason('Read what it brings');
  await console.confirm(`Promote ${NEWER}`);
  await expect(console.cell('radio')).toContainText(NEWER);
  await expectNotes(console.history('radio').first(), [LATER.text]);

  expect(await cli(site, 'status')).toContain(`\nradio ${NEWER} in production:\n  - ${LATER.text}\n`);
  expect(await cli(site, 'history', 'radio', '--limit', '1')).toMatch(
    /promote radio .* Read what it brings\n {2}- <b>Schedules<\/b> start on Monday\n$/,
  );
  await cli(site, 'rollback', 'radio', '--to', first, '--reason', 'end of the journey');
});

/** As text, in this order. */
async function expectNotes(shown: Locator, notes: readonly string[]): Promise<void> {
  await expect(shown.getByRole('list', { name: 'Notes' }).getByRole('listitem')).toHaveText([...notes]);
}
