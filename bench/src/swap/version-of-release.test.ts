import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { releaseManifestSchema } from '@afterglow/shared-contracts/services';
import { writeAsVersion } from './version-of-release.ts';

const CODE = 'window.mfe_radio__1_0_10000={v:"1.0.10000"};';
const integrity = (content: string): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const manifest: ReleaseManifest = {
  schema: 1,
  kind: 'remote',
  name: 'radio',
  version: '1.0.10000',
  contractsRange: '^1.0.0',
  sharedRanges: {},
  files: [{ path: 'entry.js', sizeBytes: CODE.length, integrity: integrity(CODE) }],
  commit: null,
  author: null,
  notes: null,
  federationName: 'mfe_radio__1_0_10000',
  entry: 'entry.js',
  expose: './remote',
  scripts: [],
  styles: [],
  pages: [],
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'afterglow-version-'));
  writeFileSync(path.join(folder, 'entry.js'), CODE);
});

afterEach(() => rmSync(folder, { recursive: true }));

test('another version has its own names everywhere, and correct hashes of its files', () => {
  const target = path.join(folder, 'next');
  writeAsVersion({ dir: folder, manifest, reused: false }, '1.0.10001', target);
  const code = readFileSync(path.join(target, 'entry.js'), 'utf8');
  expect(code).toBe('window.mfe_radio__1_0_10001={v:"1.0.10001"};');
  const next = releaseManifestSchema.parse(JSON.parse(readFileSync(path.join(target, 'release.json'), 'utf8')));
  expect(next).toEqual({
    ...manifest,
    version: '1.0.10001',
    federationName: 'mfe_radio__1_0_10001',
    files: [{ path: 'entry.js', sizeBytes: code.length, integrity: integrity(code) }],
  });
});
