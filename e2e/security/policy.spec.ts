import { lstat, readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { AREAS, type AreaName } from '../pages/listener.ts';
import { codePath, EARLIER_VERSIONS, exactly } from '../support/versions/radio-files.ts';
import { expect, test } from '../support/test.ts';

test('[PLATFORM-016] all areas work under a policy of scripts from self only, without violations', async ({
  listener,
  site,
}) => {
  const policy = (await fetch(site.url)).headers.get('content-security-policy') ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((part) =>
      part
        .trim()
        .split(/\s+(.*)/s)
        .slice(0, 2),
    ),
  );
  expect(directives['default-src']).toBe("'none'");
  expect(directives['script-src']).toBe("'self'");
  expect(policy).not.toMatch(/unsafe-|\*/);

  const problems: string[] = [];
  listener.page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  listener.page.on('pageerror', (error) => problems.push(String(error)));
  await listener.page.addInitScript(() => {
    Object.assign(window, { violations: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      (window as unknown as { violations: string[] }).violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await listener.logIn();
  await listener.playMix();
  for (const area of Object.keys(AREAS) as AreaName[]) await listener.visit(area);
  expect(await listener.page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
  expect(problems).toEqual([]);
});

test('[PLATFORM-016] neither an inline script nor eval runs', async ({ listener }) => {
  await listener.open('/premium');
  const outcome = await listener.page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true';
    document.head.append(script);
    // Deferred, and so outside the test's own evaluation, which the page's policy does not cover.
    const evalRan = await new Promise((resolve) => {
      setTimeout(() => {
        try {
          resolve((0, eval)('true'));
        } catch {
          resolve(false);
        }
      });
    });
    return { inlineRan: 'inlineRan' in window, evalRan };
  });
  expect(outcome).toEqual({ inlineRan: false, evalRan: false });
});

for (const file of ['entry', 'stylesheet'] as const) {
  test(`[PLATFORM-016] the ${file} of an area does not run when its bytes differ from the published hash`, async ({
    spoiltListener: listener,
    faults,
    site,
  }) => {
    const path = await codePath(site.url, 'radio', file, '/radio/deep');
    faults.corrupt(exactly(path), 'byte-changed');
    faults.corrupt(EARLIER_VERSIONS, '404');
    await listener.open('/radio/deep');
    await expect(listener.failureOf('radio')).toHaveAttribute('data-reason', 'integrity');
    const inForce = await listener.page.evaluate(
      (name) => ({
        stylesheet: [...document.styleSheets].some(({ href }) => href?.endsWith(name)),
        container: Object.entries(window).some(([key, value]) => /^mfe_radio__/.test(key) && value !== undefined),
      }),
      path,
    );
    expect(inForce).toEqual({ stylesheet: false, container: false });
  });
}

test('only their owner can access the data folder and its contents', async ({ site }) => {
  const names = await readdir(site.dataDir, { recursive: true });
  expect(names.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const file of ['.', ...names].map((name) => path.join(site.dataDir, name))) {
    // Files written in the meantime come and go.
    const found = await lstat(file).catch(() => undefined);
    if (found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0) open.push(file);
  }
  expect(open).toEqual([]);
});

test('a site without a public URL is reachable from this computer only', async ({ site }) => {
  const { port } = new URL(site.url);
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of addresses) {
    const outcome = await new Promise((resolve) => {
      const socket = connect(Number(port), address);
      socket.once('connect', () => resolve('connected')).once('error', () => resolve('refused'));
    });
    expect([address, outcome]).toEqual([address, 'refused']);
  }
  expect((await fetch(site.url)).status).toBe(200);
});
