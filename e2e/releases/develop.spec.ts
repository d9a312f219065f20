import { Listener } from '../pages/listener.ts';
import { startDev } from '../support/site/dev-command.ts';
import { liveSetOf } from '../support/versions/radio-files.ts';
import { PORTS_FROM } from '../support/site/ports.ts';
import { expect, test } from '../support/test.ts';

const PAGE = 'src/pages/channels.page.tsx';
/** Differs from the sites of the workers. */
const PORT = PORTS_FROM + 7;

test('[PLATFORM-017] an area that runs standalone appears in the running site, and updates without a reload', async ({
  page,
  site,
}, { parallelIndex }) => {
  const before = await liveSetOf(site.url);
  const dev = await startDev('mfe-radio', site.url, PORT + parallelIndex * 10);
  try {
    const developer = new Listener(page, dev.url);
    await developer.comeBackAsMember();
    await developer.playMix();
    await developer.visit('radio');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await dev.edit(PAGE, 'title="Radio"', 'title="Radio, as I write it"');
    await expect(developer.heading('Radio, as I write it')).toBeVisible();
    await developer.expectSound();

    const problem = page.getByRole('alert').filter({ hasText: 'channels.page.tsx' });
    await dev.edit(PAGE, 'return (', 'return ((');
    await expect(problem).toBeVisible();
    expect(dev.output()).toContain('channels.page.tsx');
    await expect(developer.heading('Radio, as I write it')).toBeVisible();
    await dev.edit(PAGE, 'return ((', 'return (');
    await expect(problem).toBeHidden();

    // Its error is shown with file and line, although the page keeps its previous content.
    await dev.edit(PAGE, 'return (', "if (document.title !== '') throw new Error('not drawn');\n  return (");
    const thrown = page
      .getByRole('alert')
      .filter({ hasText: /Error: not drawn[^]*src\/pages\/channels\.page\.tsx:\d+:\d+/ });
    await expect(thrown).toBeVisible();
    await expect.poll(() => dev.output()).toMatch(/not drawn[^]*src\/pages\/channels\.page\.tsx:\d+:\d+/);
    await dev.edit(PAGE, "if (document.title !== '') throw new Error('not drawn');", '');
    await expect(thrown).toBeHidden();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await developer.visit('search');
  } finally {
    await dev.stop();
  }
  expect(await liveSetOf(site.url)).toEqual(before);
});
