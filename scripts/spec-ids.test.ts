import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unknownIds } from './spec-ids.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'afterglow-ids-'));
  for (const folder of ['docs/spec', 'api/src', 'e2e/journeys', 'api/node_modules/x']) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
  writeFileSync(path.join(root, 'docs/spec/catalogue.yaml'), '- id: RADIO-014\n  owner: mfe-radio\n- id: API-001\n');
});

afterEach(() => rmSync(root, { recursive: true }));

// Assembled here, or this file would itself contain IDs that the real catalog lacks.
const title = (id: string): string => `test('[${id}] a fact', run);\n`;

test('an ID of the catalog is recognized, in unit tests and journeys alike', () => {
  writeFileSync(path.join(root, 'api/src/a.test.ts'), title('API-001'));
  writeFileSync(path.join(root, 'e2e/journeys/b.spec.ts'), title('RADIO-014'));
  expect(unknownIds(root)).toEqual([]);
});

test('an ID that is not in the catalog is reported with its file', () => {
  writeFileSync(path.join(root, 'api/src/a.test.ts'), title('API-001') + title('API-999'));
  expect(unknownIds(root)).toEqual([{ id: 'API-999', file: 'api/src/a.test.ts' }]);
});

test('skips dependencies and files that are not tests', () => {
  writeFileSync(path.join(root, 'api/node_modules/x/a.test.ts'), title('API-999'));
  writeFileSync(path.join(root, 'api/src/a.ts'), title('API-999'));
  expect(unknownIds(root)).toEqual([]);
});
