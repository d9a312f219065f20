import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that exists during the tests of a file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'afterglow-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
