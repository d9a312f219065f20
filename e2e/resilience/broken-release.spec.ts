import type { AreaName } from '../pages/listener.ts';
import { cli } from '../support/cli.ts';
import { createManager } from '../support/manager.ts';
import { buildThrowingOnEvaluation, buildThrowingOnRender } from '../support/radio-editions.ts';
import { expect, test } from '../support/test.ts';

const OTHERS: readonly AreaName[] = ['search', 'account', 'premium', 'browse'];

test.afterEach(async ({ site }) => {
  await cli(site, 'rollback', 'radio', '--reason', 'it was broken on purpose');
});

for (const [where, version] of [
  ['exposed module', '1.0.2'],
  ['lazy chunk', '1.0.3'],
] as const) {
  test(`[PLATFORM-008] a release whose ${where} throws while evaluated fails in its own place, and is taken back`, async ({
    listener,
    site,
  }) => {
    const folder = await buildThrowingOnEvaluation(version, where);
    await listener.logIn();
    await cli(site, 'publish', folder);
    await cli(site, 'promote', 'radio', version, '--reason', 'broken on purpose');
    await listener.playMix();
    await listener.expectMusicThroughout(async () => {
      await listener.enter('radio');
      const failure = listener.failureOf('radio');
      await expect(failure).toHaveAttribute('data-error', 'ChunkLoadError');
      await expect(failure).toHaveAttribute('data-reason', 'execution');
      await expect(failure).toHaveAttribute('data-version', version);
      await expect(failure).toHaveAttribute('data-cause', /thrown while evaluated/);
      for (const area of OTHERS) await listener.visit(area);
    });
  });
}

test('[PLATFORM-012] a release that throws while drawn is replaced by a panel with "Try again", and the crash is reported', async ({
  listener,
  site,
}) => {
  const version = '1.0.4';
  const folder = await buildThrowingOnRender(version);
  await listener.logIn();
  await cli(site, 'publish', folder);
  await cli(site, 'promote', 'radio', version, '--reason', 'broken on purpose');
  await listener.playMix();
  await listener.expectMusicThroughout(async () => {
    await listener.enter('radio');
    const panel = listener.failureOf('radio');
    await expect(panel).toContainText('This part of the page has stopped working.');
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    for (const area of OTHERS) await listener.visit(area);
  });
  expect(await (await createManager(site)).reports()).toContainEqual(
    expect.objectContaining({ kind: 'crash', remote: 'radio', version }),
  );
});
