import { type LiveSet, OFFLINE_DOCUMENT_PATH } from '@afterglow/shared-contracts';
import { remoteManifest, shellManifest } from '../testing/fake-release.ts';
import { descriptionOf, liveSetOf } from '../testing/site-pages.ts';
import { toLiveSet } from '../registry/live-views/index.ts';
import { createFrontDoorService } from './front-door.service.ts';
import type { PagePreview } from './previews/page-preview.ts';
import { createPagePreviews, type PreviewOutcome } from './previews/page-previews.ts';

const PREVIEW: PagePreview = {
  title: 'Night Drive',
  description: 'A mix.',
  path: '/',
  openGraphType: 'music.song',
  thing: { '@type': 'MusicRecording' },
};

const describedPreviews = () =>
  createPagePreviews({
    catalog: undefined,
    findDescription: descriptionOf,
    nowMs: () => 0,
    onError: () => undefined,
  });

function liveSetWith(revision: number, radio: string): Promise<LiveSet> {
  const assignment = { shell: { version: '1.0.0', history: [] }, radio: { version: radio, history: [] } };
  return toLiveSet('production', revision, assignment, async (name, version) =>
    name === 'shell' ? shellManifest(version) : remoteManifest(name, version),
  );
}

test('a page that waits for its preview, and those after it, include what goes live in between', async () => {
  let liveSet = await liveSetWith(1, '1.0.0');
  const waited = Promise.withResolvers<PreviewOutcome>();
  const frontDoor = createFrontDoorService({
    currentLiveSet: () => liveSet,
    findShell: async () => shellManifest('1.0.0'),
    pageConfig: undefined,
    previews: { of: () => waited.promise },
    origin: () => 'https://afterglow.example',
  });
  const htmlOf = async (pathname: string) => {
    const page = await frontDoor.page(pathname, 'identity', false);
    return 'content' in page ? page.content.toString() : '';
  };
  const first = htmlOf('/radio');
  liveSet = await liveSetWith(2, '1.0.1');
  const second = htmlOf('/radio');
  waited.resolve({ kind: 'unknown' });
  for (const html of [await first, await second, await htmlOf('/radio')]) {
    expect(html).toContain('/remotes/radio/1.0.1/entry.js');
    expect(html).not.toContain('/remotes/radio/1.0.0/');
  }
});

test.each(['/radio', '/browse/charts/7'])('%s is built once for many visitors', async (pathname) => {
  const findShell = jest.fn(async () => shellManifest('1.0.0'));
  const liveSet = liveSetOf();
  const frontDoor = createFrontDoorService({
    currentLiveSet: () => liveSet,
    findShell,
    pageConfig: undefined,
    previews: describedPreviews(),
    origin: () => 'https://afterglow.example',
  });
  const first = await frontDoor.page(pathname, 'br', false);
  expect(await frontDoor.page(pathname, 'br', false)).toEqual(first);
  expect(findShell).toHaveBeenCalledTimes(1);
});

test('a moved page states its present URL, also while the service names the previous one', async () => {
  const page = { key: 'mix', path: '/play/:mixId(number)', formerly: ['/mix/:mixId(number)'], scripts: [], styles: [] };
  const preview = { ...PREVIEW, path: '/mix/7' };
  const frontDoor = createFrontDoorService({
    currentLiveSet: () => liveSetOf([page]),
    findShell: async () => shellManifest('1.0.0'),
    pageConfig: undefined,
    previews: { of: async () => ({ kind: 'known', preview }) },
    origin: () => 'https://afterglow.example',
  });
  expect(await frontDoor.page('/mix/7', 'identity', false)).toEqual({ status: 308, location: '/play/7' });
  const answer = await frontDoor.page('/play/7', 'identity', false);
  const html = 'content' in answer ? answer.content.toString() : '';
  expect(html).toContain('<link rel="canonical" href="https://afterglow.example/play/7">');
  expect(html).not.toContain('https://afterglow.example/mix/7');
});

test('an offline page holds the whole live set, because it gets no updates', async () => {
  const liveSet = { ...liveSetOf(), shellVersion: '1.0.0' };
  const door = createFrontDoorService({
    currentLiveSet: () => liveSet,
    findShell: async () => ({ ...shellManifest('1.0.0'), takesOthers: true }),
    pageConfig: undefined,
    previews: describedPreviews(),
    origin: () => 'https://afterglow.example',
  });
  const heldAt = async (pathname: string) => {
    const answer = await door.page(pathname, 'identity', false);
    const html = 'content' in answer ? answer.content.toString() : '';
    const json = /id="live-set">([^<]+)</.exec(html)?.[1] ?? '';
    return JSON.parse(json) as LiveSet;
  };
  expect(await heldAt('/nowhere')).toMatchObject({ remotes: [] });
  expect(await heldAt(OFFLINE_DOCUMENT_PATH)).toEqual(liveSet);
});

describe('by the URL alone', () => {
  const liveSet = { ...liveSetOf(), shellVersion: '1.0.0' };
  const frontDoor = createFrontDoorService({
    currentLiveSet: () => liveSet,
    findShell: async () => shellManifest('1.0.0'),
    pageConfig: undefined,
    previews: describedPreviews(),
    origin: () => 'https://afterglow.example',
  });
  const answer = (pathname: string) => frontDoor.page(pathname, 'identity', false);

  test.each([
    ['/radio/DEEP', '/radio/deep'],
    ['/radio/Deep/schedule', '/radio/deep/schedule'],
    ['/radio/Deep/plan', '/radio/deep/schedule'],
  ])('%s, another spelling, redirects to %s', async (pathname, location) => {
    expect(await answer(pathname)).toEqual({ status: 308, location });
  });

  test.each(['/nothing/abc', '/radio/nowhere', '/mix/0', '/mix/99999999999', '/mix/abc'])(
    '%s, where no page can exist, responds with the page and status 404',
    async (pathname) => {
      expect(await answer(pathname)).toMatchObject({ status: 404 });
    },
  );

  test.each(['/radio/deep', '/mix/1', '/radio'])('%s is a page', async (pathname) => {
    expect(await answer(pathname)).toMatchObject({ status: 200 });
  });
});
