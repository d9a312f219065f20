import type { Fault } from '../support/site/fault-proxy.ts';
import type { AreaName } from '../pages/listener.ts';
import { codePath, EARLIER_VERSIONS, exactly, liveSetOf, type CodeFile } from '../support/versions/radio-files.ts';
import { createManager } from '../support/manager.ts';
import { expect, test } from '../support/test.ts';

/** Its page is a lazy chunk with its own stylesheet. */
const RADIO_PAGE = '/radio/deep';
const RADIO_HEADING = 'Deep';
const OTHERS: readonly AreaName[] = ['search', 'account', 'premium', 'browse'];
const ALL: readonly AreaName[] = ['radio', ...OTHERS];

/**
 * One after the other, each with its reported reason; neighbors differ, or the previous failure could be mistaken for the next. A
 * truncated file no longer has its published hash.
 */
const FAULTS: readonly (readonly [Fault, string])[] = [
  ['404', 'missing'],
  ['500', 'network'],
  ['truncated', 'integrity'],
  ['connection-reset', 'network'],
  ['byte-changed', 'integrity'],
  ['never-answering', 'timeout'],
];

/** The listener's message: about their connection, or that the problem will be fixed. */
const WORDS: Readonly<Record<string, string>> = {
  network: 'Please check your internet connection and try again.',
  timeout: 'Please check your internet connection and try again.',
  missing: 'This part is being repaired',
  integrity: 'This part is being repaired',
};

const FILES: readonly CodeFile[] = ['entry', 'lazy chunk', 'stylesheet'];

for (const file of FILES) {
  test(`[PLATFORM-008] [PLATFORM-009] [PLATFORM-010] [PLATFORM-021] with radio's ${file} corrupted only radio fails, and Retry works once it is restored`, async ({
    spoiltListener: listener,
    faults,
    site,
  }) => {
    const path = await codePath(site.url, 'radio', file, RADIO_PAGE);
    const failure = listener.failureOf('radio');
    const retry = failure.getByRole('button', { name: 'Retry' });
    const toRadio = listener.menu.getByRole('link', { name: RADIO_HEADING, exact: true });

    async function expectFailure(reason: string): Promise<void> {
      await expect(failure).toHaveAttribute('data-reason', reason);
      await expect(failure).toBeVisible();
      await expect(failure).toContainText(WORDS[reason] ?? '');
      await expect(failure).toHaveAttribute('data-error', 'ChunkLoadError');
      await expect(failure).toHaveAttribute('data-remote', 'radio');
      await expect(failure).toHaveAttribute('data-version', /^\d+\.\d+\.\d+/);
      await expect(failure).toHaveAttribute('data-url', exactly(path));
      await expect(failure).toHaveAttribute('data-cause', /.+/);
      await expect(failure).toHaveAttribute('data-code', codeOf(file));
      await expect(listener.heading(RADIO_HEADING)).toBeHidden();
    }

    await listener.comeBackAsMember();
    await listener.playMix();
    await listener.expectMusicThroughout(async () => {
      for (const [index, [fault, reason]] of FAULTS.entries()) {
        faults.restore();
        faults.corrupt(exactly(path), fault);
        faults.corrupt(EARLIER_VERSIONS, '404');
        await (index === 0 ? toRadio : retry).click();
        await expectFailure(reason);
        await listener.visit(OTHERS[index % OTHERS.length] ?? 'browse');
        await toRadio.click();
        await expect(failure).toHaveAttribute('data-reason', reason);
      }
      faults.restore();
      await retry.click();
      await expect(listener.heading(RADIO_HEADING)).toBeVisible();
    });
  });
}

function codeOf(file: CodeFile): string {
  return file === 'stylesheet' ? 'CSS_CHUNK_LOAD_FAILED' : 'CHUNK_LOAD_FAILED';
}

test('[PLATFORM-008] [PLATFORM-010] without any entry each area shows its error in place, the music plays, and all recover', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  await listener.withoutHttpCache();
  await listener.comeBackAsMember();
  await listener.playMix();
  const { remotes } = await liveSetOf(site.url);
  for (const { live } of remotes) faults.corrupt(exactly(`${live.baseUrl}${live.entry}`), '404');
  faults.corrupt(EARLIER_VERSIONS, '404');

  // The page starts again without any area; the player bar still shows the last track.
  await listener.open('/');
  await listener.player.getByRole('button', { name: 'Play', exact: true }).click();
  await listener.expectSound();
  await listener.expectMusicThroughout(async () => {
    for (const area of ALL) {
      await listener.enter(area);
      await expect(listener.failureOf(area)).toHaveAttribute('data-reason', 'missing');
    }
    faults.restore();
    await listener.failureOf('browse').getByRole('button', { name: 'Retry' }).click();
    await listener.expectArea('browse');
    for (const area of OTHERS) await listener.visit(area);
  });
});

test('[PLATFORM-013] an area whose code never responds does not block navigation to others', async ({
  spoiltListener: listener,
  faults,
  site,
}) => {
  faults.corrupt(exactly(await codePath(site.url, 'radio', 'entry', RADIO_PAGE)), 'never-answering');
  await listener.open('/premium');
  await expect(listener.heading('Go Premium')).toBeVisible();
  await listener.menu.getByRole('link', { name: RADIO_HEADING, exact: true }).click();
  await expect(listener.page).toHaveURL(exactly(RADIO_PAGE));
  const manager = await createManager(site);
  const givenUp = async () => (await manager.reports()).filter(isRadioTimeout);
  const before = await givenUp();
  await listener.enter('search');
  await listener.expectArea('search');
  // It does not wait for the end of the load either.
  expect(await givenUp()).toEqual(before);
  await expect(listener.failureOf('radio')).toBeHidden();
});

function isRadioTimeout(report: unknown): boolean {
  return /"remote":"radio".*"kind":"chunk-load-error".*"reason":"timeout"/.test(JSON.stringify(report));
}
