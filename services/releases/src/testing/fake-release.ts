import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest, RemoteManifest, ShellManifest } from '@afterglow/shared-contracts';
import { type Attestation, type AttestedManifest, attestationPayload } from '@afterglow/shared-registry-contracts';

export type ReleaseContents = Readonly<Record<string, string>>;

export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

function filesOf(contents: ReleaseContents) {
  return Object.entries(contents).map(([path, content]) => ({
    path,
    sizeBytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
}

const COMMON = {
  schema: 1,
  contractsRange: '^1.0.0',
  sharedRanges: {},
  commit: null,
  author: null,
  notes: null,
} as const;

/** The files of a small remote; every version has different bytes. */
export function remoteContents(name: string, version: string): ReleaseContents {
  return {
    'entry.js': `var ${name} = ${JSON.stringify(version)}; /* ${'padding '.repeat(100)} */`,
    'app.js': `console.log(${JSON.stringify(`${name} ${version}`)});`,
    'app.css': `.${name} { color: red }`,
    'chunks/lazy.js': `console.log('lazy ${version}');`,
  };
}

/** The manifest of an area with these files. */
export function remoteManifest(
  name: string,
  version: string,
  overrides: Partial<RemoteManifest> = {},
  contents = remoteContents(name, version),
): RemoteManifest {
  return {
    ...COMMON,
    kind: 'remote',
    name,
    version,
    files: filesOf(contents),
    federationName: `${name}__${version.replaceAll(/\W/g, '_')}`,
    entry: 'entry.js',
    expose: './remote',
    scripts: ['app.js'],
    styles: ['app.css'],
    pages: [
      { key: name, path: `/${name}/*`, scripts: [], styles: [] },
      { key: 'archive', path: `/${name}/archive/*`, scripts: ['chunks/lazy.js'], styles: [] },
    ],
    ...overrides,
  };
}

/** The files of a small shell; every version has different bytes. */
export function shellContents(version: string): ReleaseContents {
  return { 'shell.js': `/* shell ${version} */`, 'shell.css': 'body { margin: 0 }', 'font.woff2': 'not a font' };
}

/** The manifest of these files. */
export function shellManifest(version: string, contents = shellContents(version)): ShellManifest {
  return {
    ...COMMON,
    kind: 'shell',
    name: 'shell',
    version,
    files: filesOf(contents),
    scripts: ['shell.js'],
    styles: ['shell.css'],
    preload: ['font.woff2'],
  };
}

/** The attestation of a builder whose checks have passed. */
export function attestationOf({ files }: ReleaseManifest): Attestation {
  return { types: 'passed', borders: 'passed', files: integrityOf(attestationPayload(files)) };
}

/** Writes a release as a checked build would, unless the manifest has its own attestation, and returns its folder. */
export async function writeRelease(
  folder: string,
  manifest: AttestedManifest,
  contents: ReleaseContents,
): Promise<string> {
  const all = { ...contents, 'release.json': JSON.stringify({ attestation: attestationOf(manifest), ...manifest }) };
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
