import type { Browser } from '@playwright/test';

const LOOK_AFTER_MS = 2000;
const HUNG_SHARE = 0.2;

/** Kills the processes of all pages that use the processor endlessly, as a person does with an unresponsive page. */
export async function killHungPages(browser: Browser): Promise<void> {
  const protocol = await browser.newBrowserCDPSession();
  const cpuSeconds = async () => {
    const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await cpuSeconds();
  await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER_MS));
  for (const [pid, seconds] of await cpuSeconds()) {
    const used = seconds - (before.get(pid) ?? seconds);
    if (used * 1000 > LOOK_AFTER_MS * HUNG_SHARE) process.kill(pid, 'SIGKILL');
  }
  await protocol.detach();
}
