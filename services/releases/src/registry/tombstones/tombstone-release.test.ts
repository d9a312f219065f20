import { remoteManifestSchema, type RemoteModule, type RemoteProps } from '@afterglow/shared-contracts';
import { isTombstone } from '@afterglow/shared-registry-contracts';
import { runInNewContext } from 'node:vm';
import { remoteManifest } from '../../testing/fake-release.ts';
import { tombstoneRelease } from './tombstone-release.ts';

const retired = remoteManifest('radio', '1.0.0', {
  pages: [
    { key: 'radio', path: '/radio', access: 'member', listed: true, title: 'Radio', scripts: [], styles: [] },
    { key: 'channel', path: '/radio/:id', formerly: ['/listen/:id'], scripts: ['app.js'], styles: [] },
  ],
});

test('retains every path and nothing else of the pages, and is the same each time', () => {
  const { manifest } = tombstoneRelease(retired);
  const page = { title: "This part isn't available right now", scripts: [], styles: [] };
  expect(remoteManifestSchema.parse(manifest).pages).toEqual([
    { key: 'radio', path: '/radio', ...page },
    { key: 'channel', path: '/radio/:id', formerly: ['/listen/:id'], ...page },
  ]);
  expect(isTombstone(manifest.version)).toBe(true);
  expect(tombstoneRelease({ ...retired, version: '1.0.1' }).manifest).toEqual(manifest);
});

/** The parts of a document that the tombstone needs. */
function openPage() {
  const head: unknown[] = [];
  const createElement = (tag: string) => {
    const element = {
      tag,
      children: [] as unknown[],
      append: (...added: unknown[]) => element.children.push(...added),
    };
    return element;
  };
  const document = {
    title: '',
    currentScript: { src: 'https://radio.example/remotes/radio/0.0.0-retired.abc/entry.js' },
    head: { append: (added: unknown) => head.push(added) },
    createElement,
  };
  return { document, head, place: createElement('div') };
}

interface Container {
  get(name: string): Promise<() => { readonly remote: RemoteModule }>;
}

test('runs as a container with a module that says what happened and links to home', async () => {
  const { manifest, contents } = tombstoneRelease(retired);
  const { document, head, place } = openPage();
  const context: Record<string, unknown> = { document, URL };
  runInNewContext(contents['entry.js'] ?? '', context);
  // The script that has just run defines it.
  const { remote } = (await (context[manifest.federationName] as Container).get('./remote'))();
  expect(remote).toMatchObject({ name: 'radio', version: manifest.version });
  await remote.lifecycles.mount({ domElement: place } as unknown as RemoteProps);
  expect(document.title).toBe("Afterglow | This part isn't available right now");
  expect(JSON.stringify(place)).toContain('It may be back soon.');
  expect(place).toMatchObject({ children: [{ children: [{}, {}, { children: [{ href: '/' }] }] }] });
  const [styles] = manifest.files.filter(({ path }) => path === 'notice.css');
  const href = 'https://radio.example/remotes/radio/0.0.0-retired.abc/notice.css';
  expect(head).toMatchObject([{ rel: 'stylesheet', href, integrity: styles?.integrity }]);
});
