import { createHash } from 'node:crypto';
import type { ReleasePage } from '@afterglow/shared-contracts';
import { attestationPayload, type AttestedManifest } from '@afterglow/shared-contracts/registry';

const SUBJECTS = [
  ...['podcasts', 'events', 'stories', 'labels', 'venues', 'vinyl', 'clubs', 'festivals', 'interviews', 'lessons'],
  ...['samples', 'contests', 'tickets', 'merchandise', 'news', 'reviews', 'archive', 'charts-of-friends', 'groups'],
];
const VERSION = '1.0.0';
const CHUNKS = 12;

/** A release that no one opens: its live set entry is as large as that of a real area. */
export interface UnopenedRelease {
  readonly manifest: AttestedManifest;
  readonly files: Readonly<Record<string, string>>;
}

/** Areas with six pages each, always the same. */
export function manyRemotes(count: number): readonly UnopenedRelease[] {
  return Array.from({ length: count }, (_, index) => {
    const subject = SUBJECTS[index % SUBJECTS.length] ?? 'more';
    return unopened(`${subject}-${index}`, subject);
  });
}

function unopened(name: string, subject: string): UnopenedRelease {
  const file = (part: string, ending: string): string => `${part}.${hashOf(`${name} ${part}`).slice(0, 10)}.${ending}`;
  const chunks = Array.from({ length: CHUNKS }, (_, index) => file(`page-${index}`, 'js'));
  const [entry, code, styles] = [file('entry', 'js'), file('area', 'js'), file('area', 'css')];
  const files = Object.fromEntries([entry, code, styles, ...chunks].map((path) => [path, `/* ${name} ${path} */\n`]));
  const page = (key: string, path: string, more: Partial<ReleasePage> = {}): ReleasePage => {
    const first = parseInt(hashOf(`${name} ${key}`).slice(0, 2), 16) % (CHUNKS - 1);
    return { key, path: `/${name}${path}`, scripts: chunks.slice(first, first + 2), styles: [], ...more };
  };
  const listed = Object.entries(files).map(([path, content]) => ({
    path,
    sizeBytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
  const manifest: AttestedManifest = {
    schema: 1,
    kind: 'remote',
    name,
    version: `${VERSION}-${hashOf(name).slice(0, 12)}`,
    contractsRange: '^1.0.0',
    sharedRanges: {},
    files: listed,
    // There are no sources to be checked.
    attestation: { types: 'passed', borders: 'passed', files: integrityOf(attestationPayload(listed)) },
    commit: null,
    author: null,
    notes: null,
    federationName: `mfe_${name.replaceAll('-', '_')}`,
    entry,
    expose: './remote',
    scripts: [code],
    styles: [styles],
    pages: [
      page('all', '', { listed: true, title: `All ${subject}`, description: `All ${subject} of Afterglow.` }),
      page('newest', '/newest', { within: 'all', name: `${subject}/newest` }),
      page('one', '/:itemId', { title: `One of the ${subject}` }),
      page('comments', '/:itemId/comments', { within: 'one' }),
      page('own', '/own', { access: 'member', title: `Your ${subject}` }),
      page('settings', '/own/settings', { access: 'member', title: `Settings of ${subject}` }),
    ],
  };
  return { manifest, files };
}

function integrityOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
