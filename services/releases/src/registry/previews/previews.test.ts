import {
  LIVE_SET_ELEMENT_ID,
  type LiveSet,
  liveSetEventsPath,
  liveSetPath,
  liveSetSchema,
  REPORTS_PATH,
} from '@afterglow/shared-contracts';
import { type RegistryInput, registryOperations, reportListSchema } from '@afterglow/shared-registry-contracts';
import { createSigner } from '@afterglow/kit';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { createReleasesClient } from '../../client/index.ts';
import { openEventStream } from '../../testing/event-stream.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { createPreviewGrants } from './preview-grant.ts';

const RADIO = { remote: 'radio', version: '1.0.1' } as const;
const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs });
  for (const name of ['shell', 'radio', 'browse']) await registry.release(name, '1.0.0');
  await registry.team('radio').publish(await registry.build('radio', '1.0.1'));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const withToken = (token: string | undefined) => createReleasesClient({ url: registry.url, token });

type Wish = Partial<RegistryInput<typeof registryOperations.previewVersion>['body']>;

async function linkTo(params: { remote: string; version: string } = RADIO, wish: Wish = {}): Promise<URL> {
  const made = await registry.team(params.remote).call(registryOperations.previewVersion, { params, body: wish });
  return new URL(made.url);
}

const open = ({ pathname, search }: URL) =>
  registry.fetch(`${pathname}${search}`, { headers: AS_BROWSER, redirect: 'manual' });

async function cookiesOf(link: URL): Promise<string> {
  const opened = await open(link);
  expect(opened.status).toBe(303);
  return opened.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

const page = (path: string, cookie = '') => registry.fetch(path, { headers: { ...AS_BROWSER, cookie } });

function liveSetIn(html: string): LiveSet {
  const block = new RegExp(`id="${LIVE_SET_ELEMENT_ID}"[^>]*>([^<]+)<`).exec(html)?.[1] ?? '';
  return liveSetSchema.parse(JSON.parse(block));
}

const liveSetOfPage = async (cookie = '', path = '/radio') => liveSetIn(await (await page(path, cookie)).text());
const versionsIn = ({ remotes }: LiveSet) => Object.fromEntries(remotes.map(({ name, live }) => [name, live.version]));

describe('a link', () => {
  test('shows the version to anyone who opens it, and to no one else', async () => {
    const opened = await open(await linkTo());
    expect(opened.headers.get('location')).toBe('/radio');
    expect(opened.headers.get('cache-control')).toBe('private, no-store');
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^afterglow_preview=what=radio%401\.0\.1&.*; HttpOnly; Path=\/; Max-Age=86400; SameSite=Lax$/,
    );

    const cookie = await cookiesOf(await linkTo());
    const previewed = await page('/radio', cookie);
    expect(previewed.headers.get('cache-control')).toBe('private, no-store');
    expect(previewed.headers.get('vary')).toContain('cookie');
    const html = await previewed.text();
    expect(versionsIn(liveSetIn(html))).toEqual({ browse: '1.0.0', radio: '1.0.1' });
    expect(html).toContain('/remotes/radio/1.0.1/entry.js');
    expect(html).toContain('<strong>Previewing radio 1.0.1</strong>');

    const live = await (await page('/radio')).text();
    expect(versionsIn(liveSetIn(live))).toEqual({ browse: '1.0.0', radio: '1.0.0' });
    expect(live).not.toContain('afterglow-preview');
    const stored = await (await page('/offline.html', cookie)).text();
    expect(versionsIn(liveSetIn(stored))).toEqual({ browse: '1.0.0', radio: '1.0.0' });
    expect(stored).not.toContain('afterglow-preview');
  });

  test('shows a banner whose files are the site’s own, immutable and hashed', async () => {
    const html = await (await page('/radio', await cookiesOf(await linkTo()))).text();
    const files = [...html.matchAll(/(?:src|href)="(\/releases\/preview\/banner[^"]+)"\s+integrity="([^"]+)"/g)];
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const [, path = '', integrity = ''] of files) {
      const file = await registry.fetch(path);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const hash = await crypto.subtle.digest('SHA-384', await file.arrayBuffer());
      expect(`sha384-${Buffer.from(hash).toString('base64')}`).toBe(integrity);
    }
    expect(html.indexOf('/releases/preview/banner')).toBeLessThan(html.indexOf('/remotes/shell/1.0.0/shell.js'));
  });

  test('opens the page for which it was made', async () => {
    const opened = await open(await linkTo(RADIO, { to: '/radio/deep?play=true' }));
    expect(opened.headers.get('location')).toBe('/radio/deep?play=true');
  });

  test.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '/\t/elsewhere.example',
    'radio',
  ])('is not created for a page of another site: %s', async (to) => {
    await expect(linkTo(RADIO, { to })).rejects.toMatchObject({ status: 400 });
  });

  test.each(['0', '169', 'many'])('is not created for %s hours', async (hours) => {
    await expect(linkTo(RADIO, { hours })).rejects.toMatchObject({ status: 400 });
  });

  test('is not created for a version that is unpublished or incompatible with the live set', async () => {
    await expect(linkTo({ remote: 'radio', version: '9.9.9' })).rejects.toMatchObject({ status: 404 });
    const link = await linkTo();
    // Its path is granted to another area in the meantime.
    const grant = (remote: string) =>
      registry.manager.call(registryOperations.grantPath, { params: { remote }, body: { path: '/radio' } });
    await grant('browse');
    await expect(linkTo()).rejects.toMatchObject({ code: 'does_not_fit' });
    const refused = await open(link);
    expect(refused.status).toBe(409);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.text()).toContain('own /radio/* (browse)');
    await grant('radio');
    expect((await open(link)).status).toBe(303);
  });

  test.each([
    ['what', 'radio@1.0.0'],
    ['what', 'staging'],
    ['until', '2027-01-01T00:00:00.000Z'],
    ['by', 'release manager'],
    ['to', '/browse'],
    ['signature', ''],
    ['more', 'of it'],
  ])('does not open when its "%s" is altered to "%s"', async (name, value) => {
    const link = await linkTo();
    link.searchParams.set(name, value);
    const refused = await open(link);
    expect(refused.status).toBe(403);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const html = await refused.text();
    expect(html).toContain('This link is incomplete');
    expect(html).toContain('ask the sender for a new one');
  });

  test('has one signature, in which every character is significant', async () => {
    const link = await linkTo();
    const signature = link.searchParams.get('signature') ?? '';
    for (const [index, letter] of Array.from(signature).entries()) {
      const next = String.fromCharCode(letter.charCodeAt(0) + 1);
      const altered = signature.slice(0, index) + next + signature.slice(index + 1);
      link.searchParams.set('signature', altered);
      expect((await open(link)).status).toBe(403);
    }
    link.searchParams.set('signature', `${signature}=`);
    expect((await open(link)).status).toBe(403);
  });

  test('of another registry, or to another site, opens nothing', async () => {
    const grants = createPreviewGrants(createSigner('guessed'), () => nowMs);
    const grant = { subject: { kind: 'staging' }, endsAtMs: nowMs + HOUR_MS, by: 'nobody', to: '/' } as const;
    const guessed = new URL(`/releases/preview?${grants.write(grant)}`, registry.url);
    expect((await open(guessed)).status).toBe(403);
    const elsewhere = grants.write({ ...grant, to: '//elsewhere.example' });
    expect(grants.read(elsewhere)).toEqual({ state: 'altered' });
    expect(grants.read(grants.write(grant))).toMatchObject({ state: 'valid', grant });
  });

  test('with another spelling sets the same cookie', async () => {
    const link = await linkTo(RADIO, { to: '/radio;a' });
    link.search = link.search.replace('%3B', ';');
    const [cookie = ''] = (await open(link)).headers.getSetCookie();
    expect(cookie).toContain('to=%2Fradio%3Ba&');
  });

  test('expires, and then says what it showed and how to create another', async () => {
    const link = await linkTo(RADIO, { hours: '1' });
    const cookie = await cookiesOf(link);
    nowMs += HOUR_MS - 1;
    expect(versionsIn(await liveSetOfPage(cookie))).toMatchObject({ radio: '1.0.1' });
    nowMs += 1;
    expect(versionsIn(await liveSetOfPage(cookie))).toMatchObject({ radio: '1.0.0' });
    const ended = await open(link);
    expect(ended.status).toBe(410);
    const html = await ended.text();
    expect(html).toContain('It showed radio 1.0.1 until');
    expect(html).toContain('Ask team radio for a new link');
    expect(html).toContain('preview radio 1.0.1');
  });

  test('still opens after a restart', async () => {
    const link = await linkTo();
    await registry.restart();
    expect((await open(link)).status).toBe(303);
  });
});

test('exiting a preview redirects to the same page, and never to another site', async () => {
  const leave = (referer: string) =>
    registry.fetch('/releases/preview/leave', {
      method: 'POST',
      headers: { referer, 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
  const left = await leave(`${registry.url}/radio/deep?play=true`);
  expect([left.status, left.headers.get('location')]).toEqual([303, '/radio/deep?play=true']);
  for (const cookie of left.headers.getSetCookie()) expect(cookie).toMatch(/^afterglow_preview(_mark)?=;.* Max-Age=0;/);
  for (const referer of ['https://elsewhere.example/radio', `${registry.url}//elsewhere.example`, '', 'radio'])
    expect((await leave(referer)).headers.get('location')).toBe('/');
});

test('a preview tab follows the live set with its version on top; other tabs do not see it', async () => {
  const cookie = await cookiesOf(await linkTo());
  const first = await liveSetOfPage(cookie);
  const follow = (environment: LiveSet['environment'], headers: Record<string, string> = {}) =>
    openEventStream(registry.url + liveSetEventsPath(environment), headers);
  const [preview, live, staging] = [
    await follow(first.environment, { cookie }),
    await follow('production', { cookie }),
    await follow(first.environment),
  ];
  expect((await preview.next()).liveSet).toEqual(first);
  expect(versionsIn((await live.next()).liveSet)).toMatchObject({ radio: '1.0.0' });
  // A tab that has lost its cookie never adopts an older set.
  expect((await staging.next()).liveSet.revision).toBeLessThan(first.revision);

  await registry.release('browse', '1.0.1');
  const reported = (await preview.next()).liveSet;
  expect(versionsIn(reported)).toEqual({ browse: '1.0.1', radio: '1.0.1' });
  expect(reported.revision).toBeGreaterThan(first.revision);
  expect(versionsIn((await live.next()).liveSet)).toEqual({ browse: '1.0.1', radio: '1.0.0' });
  await registry.manager.rollback({ environment: 'production', remote: 'browse', reason: 'blank' });
  expect(versionsIn((await preview.next()).liveSet)).toEqual({ browse: '1.0.0', radio: '1.0.1' });
  const asked = await registry.fetch(liveSetPath(first.environment), { headers: { cookie } });
  expect(versionsIn(liveSetSchema.parse(await asked.json()))).toEqual({ browse: '1.0.0', radio: '1.0.1' });

  nowMs += 25 * HOUR_MS;
  await registry.release('browse', '1.0.2');
  await preview.ended;
  live.close();
  staging.close();
});

test('reports of a browser in a preview are not counted', async () => {
  const report = (version: string, headers: Record<string, string> = {}) =>
    registry.fetch(REPORTS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ kind: 'crash', remote: 'radio', version, message: 'boom' }),
    });
  const cookie = await cookiesOf(await linkTo());
  for (const version of ['1.0.0', '1.0.1']) expect((await report(version, { cookie })).status).toBe(204);
  const counts = async () => {
    const headers = { authorization: `Bearer ${registry.releases.tokens.manager}` };
    return reportListSchema.parse(await (await registry.fetch(REPORTS_PATH, { headers })).json()).counts;
  };
  expect(await counts()).toEqual([]);
  await report('1.0.0');
  expect(await counts()).toHaveLength(1);
});

test('a version is retained while a link shows it', async () => {
  await registry.team('radio').publish(await registry.build('radio', '1.0.2'));
  const link = await linkTo({ remote: 'radio', version: '1.0.2' }, { hours: '48' });
  await linkTo({ remote: 'radio', version: '1.0.2' }, { hours: '1' });
  const unused = async () => {
    const { removed, kept: stored } = await registry.manager.call(registryOperations.prune, { body: { days: '0' } });
    return { removed, reason: stored.find(({ name, version }) => name === 'radio' && version === '1.0.2')?.reason };
  };
  nowMs += 47 * HOUR_MS;
  expect(await unused()).toMatchObject({ reason: 'preview' });
  expect((await open(link)).status).toBe(303);
  nowMs += HOUR_MS;
  expect((await unused()).removed.map(({ version }) => version)).toContain('1.0.2');
  await expect(linkTo({ remote: 'radio', version: '1.0.2' })).rejects.toMatchObject({ status: 404 });
});

test('anyone who has a token opens staging on top of the live set', async () => {
  await registry.team('radio').publish(await registry.build('radio', '1.0.3'));
  const stage = (token: string | undefined) => withToken(token).call(registryOperations.previewStaging, { body: {} });
  const { tokens } = registry.releases;
  await expect(stage(tokens.manager)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Nothing is live in staging'),
  });
  await registry.manager.promote({ environment: 'staging', remote: 'radio', version: '1.0.3', reason: 'try' });
  for (const token of [tokens.manager, tokens.viewer, tokens.teams['browse']]) {
    const cookie = await cookiesOf(new URL((await stage(token)).url));
    expect(versionsIn(await liveSetOfPage(cookie, '/'))).toEqual({ browse: '1.0.2', radio: '1.0.3' });
  }
  await expect(stage(undefined)).rejects.toMatchObject({ status: 401 });
});
