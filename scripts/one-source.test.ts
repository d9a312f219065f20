import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { SUPPORT_EMAIL } from '@afterglow/shared-contracts';

const SOURCES = globSync('*/src/**/*.{ts,tsx}', { cwd: WORKSPACE_ROOT, exclude: (name) => name.includes('.test.') });

test('[LEGAL-007] the e-mail address of support stands in one place, from where everything else has it', () => {
  expect(SOURCES.length).toBeGreaterThan(500);
  expect(SOURCES.filter((file) => read(file).includes(SUPPORT_EMAIL))).toEqual(['shared-contracts/src/brand.ts']);
});

function read(file: string): string {
  return readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
}
