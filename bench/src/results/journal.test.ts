import { mkdtempSync, appendFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openJournal } from './journal.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'afterglow-journal-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a stopped measurement resumes with its samples, except a partly written one', () => {
  openJournal<number>('times', 'v1', folder).add(7);
  appendFileSync(path.join(folder, 'times.jsonl'), '{"half');
  expect(openJournal<number>('times', 'v1', folder).samples).toEqual([7]);
});

test('samples of other versions are ignored', () => {
  openJournal<number>('times', 'v1', folder).add(7);
  expect(openJournal<number>('times', 'v2', folder).samples).toEqual([]);
});

test('the next measurement after a complete one starts again', () => {
  const journal = openJournal<number>('times', 'v1', folder);
  journal.add(7);
  journal.close();
  expect(openJournal<number>('times', 'v1', folder).samples).toEqual([]);
});
