import type { Page } from '@playwright/test';
import { Keyboard } from '../pages/keyboard.ts';
import { ReleaseConsole } from '../pages/console.ts';
import { expectNoViolationsIn, THEMES } from '../support/axe.ts';
import { cli } from '../support/site/cli.ts';
import { createManager } from '../support/manager.ts';
import { buildPatchedRadio } from '../support/versions/patched-radio.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.22';
const REASON = 'listeners hear nothing';

test('a one-time link logs in; changes work by keyboard, and an outdated dialog keeps its text', async ({
  page,
  browser,
  site,
}) => {
  const manager = await createManager(site);
  const first = await manager.liveVersion('radio');
  await cli(site, 'publish', await buildPatchedRadio(VERSION));
  const link: { url: string } = JSON.parse(await cli(site, '--json', 'console'));
  await page.goto(link.url);
  const console = new ReleaseConsole(page, site.url);
  await console.expectLive();
  expect(page.url()).not.toContain('code');
  const again = await (await browser.newContext()).newPage();
  await again.goto(link.url);
  await expect(again.getByRole('alert')).toContainText('This link has expired or was already used.');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('radi');
  const keyboard = new Keyboard(page);
  await keyboard.tabTo('link', 'radio');
  await page.keyboard.press('Enter');
  await keyboard.tabTo('button', `Start canary of ${VERSION}`);
  await page.keyboard.press('Enter');
  await expect(console.dialog().getByLabel('Reason')).toBeFocused();
  await page.keyboard.type(REASON);
  await keyboard.tabTo('slider', 'Share of visitors', 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await expect(console.effect()).toContainText(`6% of visitors get ${VERSION}`);
  await page.keyboard.press('Control+Enter');
  await expect(console.cell('radio')).toContainText(`6% ${VERSION}`);
  await expect(page.getByRole('button', { name: `Change canary of ${VERSION}` })).toBeFocused();

  await page.getByRole('button', { name: 'Promote to everyone' }).click();
  await console.giveReason('it is good');
  const other = new ReleaseConsole(again, site.url);
  await other.signIn(site);
  await cli(site, 'end-canary', 'radio', '--reason', 'it is not good');
  await expect(console.dialog()).toContainText('Someone ended the radio canary in the meantime');
  await expect(console.dialog().getByRole('button', { name: `Promote ${VERSION}` })).toBeDisabled();
  expect(await manager.liveVersion('radio')).toBe(first);
  await console.dialog().getByRole('button', { name: 'Show what changes now' }).click();
  await expect(console.dialog().getByLabel('Reason')).toHaveValue('it is good');
  await console.confirm(`Promote ${VERSION}`);
  await expect(other.cell('radio')).toContainText(VERSION);

  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await console.giveReason('Undo: it is not good after all');
  await console.confirm(`Roll back to ${first}`);
  await expect(other.cell('radio')).toContainText('Undo: it is not good after all');
  expect(await manager.liveVersion('radio')).toBe(first);
  await again.context().close();
});

test('a team rolls back only its own area, and a viewer sees it but has no actions', async ({
  page,
  browser,
  site,
}) => {
  const first = await (await createManager(site)).liveVersion('radio');
  await cli(site, 'publish', await buildPatchedRadio('1.0.24'));
  await cli(site, 'promote', 'radio', '1.0.24', '--reason', 'new titles');
  const made: { secret: string } = JSON.parse(await cli(site, '--json', 'make-token', 'Night shift', 'viewer'));
  const team = new ReleaseConsole(page, site.url);
  const viewer = new ReleaseConsole(await (await browser.newContext()).newPage(), site.url);
  await viewer.signInWith(made.secret);
  await team.signInAsTeam(site, 'radio');
  await expect(viewer.cell('radio')).toContainText('1.0.24');
  await expect(viewer.page.getByRole('button', { name: /roll back/i })).toHaveCount(0);
  await expect(team.page.getByRole('button', { name: /^Roll back/ })).toHaveCount(1);
  await team.askToRollBack('radio');
  await team.giveReason(REASON);
  await team.confirm(`Roll back to ${first}`);
  await expect(viewer.cell('radio')).toContainText(`${first}just now by team radio: ${REASON}`);
  await viewer.openArea('radio');
  await expect(viewer.page.getByRole('button', { name: /roll back|promote|canary|retire/i })).toHaveCount(0);
  await viewer.page.context().close();
});

test('axe finds nothing in the console, in both themes, also on a phone; old data says so', async ({
  page,
  site,
  faults,
}) => {
  await cli(site, 'publish', await buildPatchedRadio('1.0.23'));
  await cli(site, 'canary', 'radio', '1.0.23', '10', '--reason', 'first for a tenth');
  const console = new ReleaseConsole(page, faults.url);
  await console.open();
  await page.getByLabel('Token').waitFor();
  await look(page, 'sign-in');
  await console.signIn(site);
  await look(page, "what's live");
  await console.openArea('radio');
  await page.getByRole('region', { name: 'Files' }).waitFor();
  await look(page, 'an area');
  await page.getByRole('button', { name: 'Change canary' }).first().click();
  await look(page, 'the dialog of a canary');
  await page.keyboard.press('Escape');
  await console.goTo('Timeline');
  await page.getByRole('list', { name: 'Changes in production' }).waitFor();
  await look(page, 'the timeline');
  await console.goTo('Tokens');
  await page.getByLabel('Name').fill('Night shift');
  await page.getByRole('button', { name: 'viewer', exact: true }).click();
  await look(page, 'tokens');
  await page.getByRole('button', { name: 'Create token' }).click();
  const secret = await page.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^agt_/);
  await look(page, 'the secret of a token');
  await page.getByRole('button', { name: "I've saved it" }).click();
  await page.reload();
  await page.getByRole('list', { name: 'Tokens' }).waitFor();
  expect(await page.content()).not.toContain(secret);
  await console.goTo('Overview');
  faults.corrupt(/^\/releases\/overview/, 'connection-reset');
  faults.cut(/^\/releases\/overview/);
  await expect(page.getByText(/^Lost connection to the registry\. You're seeing data from \d\d:\d\d/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'on a phone without a connection');
  faults.restore();
  await console.expectLive();
  await cli(site, 'end-canary', 'radio', '--reason', 'looked at');
  await expect(console.cell('radio')).not.toContainText('1.0.23');
});

const look = (page: Page, what: string) => expectNoViolationsIn(THEMES, page, what);
