import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AttestedManifest } from '@afterglow/shared-registry-contracts';
import { readPackage, workspacePackages, WORKSPACE_ROOT } from '../workspace/packages.ts';
import { readRelease, writeRelease } from './release-files.ts';
import { addNotes, readNotes } from './release-notes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterglow-notes-'));
  mkdirSync(path.join(root, '.changes'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, contents: string) => writeFileSync(path.join(root, '.changes', file), contents);
const note = (packages: string, text: string) => `---\npackages: [${packages}]\n---\n\n${text}\n`;
const packageOf = (folder: string) => readPackage(path.join(WORKSPACE_ROOT, folder));
const MANIFEST: AttestedManifest = {
  schema: 1,
  kind: 'remote',
  name: 'radio',
  version: '1.0.0',
  contractsRange: '^1.0.0',
  sharedRanges: {},
  files: [],
  commit: null,
  author: null,
  notes: null,
  federationName: 'mfe_radio__1_0_0',
  entry: 'entry.js',
  expose: './remote',
  scripts: [],
  styles: [],
};

test('the notes of this workspace are valid, and name packages that a release contains', () => {
  const roles = new Map(workspacePackages().map(({ folder, role }) => [folder, role]));
  const named = readNotes().flatMap(({ packages }) => packages);
  expect(named.filter((name) => ['service', 'console', 'e2e', undefined].includes(roles.get(name)))).toEqual([]);
});

test('a release gets the notes about its package and what it bundles, newest first', () => {
  write('2026-11-01-next-show.md', note('mfe-radio', 'Channel pages show the next show'));
  write('2026-11-02-smaller.md', note('mfe-search, shared-build', 'Pages load faster'));
  write('2026-11-03-filters.md', note('mfe-search', 'Search has filters'));
  writeRelease(root, MANIFEST);
  const notes = 'Pages load faster\nChannel pages show the next show';
  expect(addNotes(root, packageOf('mfe-radio'), root).notes).toBe(notes);
  expect(readRelease(root)?.notes).toBe(notes);
});

test('the shell gets the notes about shared packages, which areas only use', () => {
  write('2026-11-01-buttons.md', note('shared-ui', 'Buttons are larger on phones'));
  writeRelease(root, MANIFEST);
  expect(addNotes(root, packageOf('shell'), root).notes).toBe('Buttons are larger on phones');
  expect(addNotes(root, packageOf('mfe-radio'), root).notes).toBeNull();
});

test.each([
  ['next-show.md', note('mfe-radio', 'Next show'), 'name it for its day and subject'],
  ['2026-11-01-a.md', 'Next show\n', 'begin with the packages between two lines of ---'],
  ['2026-11-01-a.md', note('', 'Next show'), 'name its packages'],
  ['2026-11-01-a.md', '---\nareas: radio\n---\n\nNext show\n', 'name its packages'],
  ['2026-11-01-a.md', note('mfe-radio', 'Next show\n\nand more'), 'one line of at most 200 characters'],
])('%s with %j is refused by name', (file, contents, problem) => {
  write(file, contents);
  expect(() => readNotes(root)).toThrow(`.changes/${file}: `);
  expect(() => readNotes(root)).toThrow(problem);
});
