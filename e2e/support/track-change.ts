import type { Page } from '@playwright/test';

interface ChangeWatch {
  endedAtMs: number | null;
  soundedAtMs: number | null;
}

/** Notes, in the page, when one source has ended and when the next one sounds. Hands back the silence between them in ms, null before. */
export async function watchChange(page: Page): Promise<() => Promise<number | null>> {
  await page.evaluate(() => {
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('There is no audio element.');
    const watch: ChangeWatch = { endedAtMs: null, soundedAtMs: null };
    Object.assign(window, { changeWatch: watch });
    audio.addEventListener('ended', () => (watch.endedAtMs ??= performance.now()));
    audio.addEventListener('playing', () => {
      if (watch.endedAtMs !== null) watch.soundedAtMs ??= performance.now();
    });
  });
  return async () => {
    const { endedAtMs, soundedAtMs } = await page.evaluate(
      () => (window as unknown as { changeWatch: ChangeWatch }).changeWatch,
    );
    return endedAtMs === null || soundedAtMs === null ? null : soundedAtMs - endedAtMs;
  };
}
