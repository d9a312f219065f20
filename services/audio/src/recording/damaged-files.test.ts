import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSound } from './source/open-sound.ts';
import { isUnreadableSound } from './source/unreadable-sound.ts';

const FIXTURES = path.join(import.meta.dirname, '../../test/fixtures');
const names = readdirSync(FIXTURES);
let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'afterglow-damaged-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function openOrRefuse(bytes: Buffer): 'opened' | 'refused' {
  const file = path.join(folder, 'sound');
  writeFileSync(file, bytes);
  const descriptor = openSync(file, 'r');
  try {
    openSound({ descriptor, bytes: bytes.length });
    return 'opened';
  } catch (error) {
    if (isUnreadableSound(error)) return 'refused';
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

const BEGINNING_BYTES = 400;
const PLACES = 24;
/** No divisor of a table's row size, so every part of a row is hit. */
const STEP_BYTES = 13;

test.each(names)('[IMPORT-002] %s cut off anywhere is opened or rejected with a reason', (name) => {
  const bytes = readFileSync(path.join(FIXTURES, name));
  const outcomes = Array.from({ length: PLACES }, (_, index) =>
    openOrRefuse(bytes.subarray(0, Math.max(1, Math.floor((bytes.length * index) / PLACES)))),
  );
  expect(outcomes[0]).toBe('refused');
  expect(openOrRefuse(bytes)).toBe('opened');
});

test('[IMPORT-005] an MP4 file cut off in its table of contents is rejected as such, wherever that is', () => {
  const bytes = readFileSync(path.join(FIXTURES, 'tone.m4a'));
  for (let length = bytes.indexOf('moov') + 4; length < bytes.length; length += STEP_BYTES) {
    expect({ length, outcome: openOrRefuse(bytes.subarray(0, length)) }).toEqual({ length, outcome: 'refused' });
  }
});

test.each(names)('[IMPORT-002] %s with wrong bytes in its headers is opened or rejected with a reason', (name) => {
  const bytes = readFileSync(path.join(FIXTURES, name));
  const seen = new Set<string>();
  for (let index = 0; index < PLACES; index += 1) {
    const changed = Buffer.from(bytes);
    const end = index % 2 === 0 ? BEGINNING_BYTES : bytes.length;
    for (const value of [0, 0x7f, 0xff]) changed[(index * 7_919 + value * 31) % end] = value;
    seen.add(openOrRefuse(changed));
  }
  expect(seen).toContain('opened');
});
