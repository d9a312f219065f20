import { createHash } from 'node:crypto';
import {
  BRAND,
  CONTRACTS_VERSION,
  EXPOSED_MODULE,
  pagesOf,
  type ReleasePage,
  type RemoteManifest,
} from '@afterglow/shared-contracts';
import { TOMBSTONE_VERSION_PREFIX } from '@afterglow/shared-registry-contracts';

const HASH_DIGITS = 12;
const ENTRY = 'entry.js';
const STYLES = 'notice.css';

const TITLE = "This part isn't available right now";
const TEXT = 'It may be back soon. Everything else works, and your music keeps playing.';

/** A release of a few lines that says on every page of an area that it was retired. */
export interface TombstoneRelease {
  readonly manifest: RemoteManifest;
  readonly contents: Readonly<Record<string, string>>;
}

/**
 * The tombstone for all pages of a release. It is a release like any other, so open tabs, older shells and a rollback that restores the
 * area can handle it.
 */
export function tombstoneRelease(retired: RemoteManifest): TombstoneRelease {
  const { name } = retired;
  const pages = pagesOf(retired).map(tombstonePage);
  const parts = [name, pages, CONTRACTS_VERSION, script.toString(), STYLESHEET];
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const version = `${TOMBSTONE_VERSION_PREFIX}${hash.slice(0, HASH_DIGITS)}`;
  const federationName = `mfe_${name}__${version}`.replaceAll(/\W/g, '_');
  const contents = { [ENTRY]: script({ name, version, federationName }), [STYLES]: STYLESHEET };
  const manifest: RemoteManifest = {
    schema: 1,
    kind: 'remote',
    name,
    version,
    federationName,
    pages,
    contractsRange: `^${CONTRACTS_VERSION.split('.')[0] ?? ''}.0.0`,
    sharedRanges: {},
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      sizeBytes: Buffer.byteLength(content),
      integrity: integrityOf(content),
    })),
    commit: null,
    author: null,
    notes: 'Says that the area is retired',
    entry: ENTRY,
    expose: EXPOSED_MODULE,
    scripts: [],
    styles: [STYLES],
  };
  return { manifest, contents };
}

/** At the same paths, for everyone, in no menu and in no search engine. */
function tombstonePage({ key, path, aliases, formerly }: ReleasePage): ReleasePage {
  return {
    key,
    path,
    ...(aliases && { aliases }),
    ...(formerly && { formerly }),
    title: TITLE,
    scripts: [],
    styles: [],
  };
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

interface TombstoneIdentity {
  readonly name: string;
  readonly version: string;
  readonly federationName: string;
}

/** A handwritten Module Federation container: no area may depend on the area that it replaces. */
function script({ name, version, federationName }: TombstoneIdentity): string {
  const words = JSON.stringify({ title: TITLE, text: TEXT, page: `${BRAND} | ${TITLE}` });
  return `var ${federationName} = (() => {
  const words = ${words};
  const base = new URL('.', document.currentScript.src).href;
  const addStyles = () => {
    const link = { rel: 'stylesheet', href: base + '${STYLES}', integrity: '${integrityOf(STYLESHEET)}', crossOrigin: 'anonymous' };
    document.head.append(Object.assign(document.createElement('link'), link));
  };
  const element = (tag, properties, ...children) => {
    const made = Object.assign(document.createElement(tag), properties);
    made.append(...children);
    return made;
  };
  const lifecycles = {
    async mount({ domElement }) {
      addStyles();
      document.title = words.page;
      domElement.append(
        element('div', { className: 'afterglow-notice' },
          element('h1', { tabIndex: -1, textContent: words.title }),
          element('p', { textContent: words.text }),
          element('p', {}, element('a', { href: '/', textContent: 'Go to Home' })),
        ),
      );
    },
    async unmount({ domElement }) {
      domElement.replaceChildren();
    },
  };
  const remote = { name: '${name}', version: '${version}', contractsVersion: '${CONTRACTS_VERSION}', lifecycles };
  return {
    init() {},
    get: async () => () => ({ remote }),
  };
})();
`;
}

const STYLESHEET = `.afterglow-notice {
  display: grid;
  min-height: 64dvh;
  align-content: center;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-8) var(--space-4);
  text-align: center;
}
.afterglow-notice h1 { font: var(--font-page); }
.afterglow-notice p { color: var(--color-text-2); font: var(--font-reading); }
.afterglow-notice a {
  display: inline-block;
  padding: var(--space-3) var(--space-6);
  border-radius: var(--radius-full);
  background: var(--color-surface-2);
  color: var(--color-text);
  font: var(--font-body-strong);
}
`;
