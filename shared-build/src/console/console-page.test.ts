import path from 'node:path';
import { CONSOLE_FILES_PATH } from '@afterglow/shared-registry-contracts';
import { planRelease } from '../release/plan-release.ts';
import { WORKSPACE_ROOT } from '../workspace/packages.ts';
import { consoleFolder } from './build-console.ts';
import { consolePage } from './console-page.ts';

const FILES = { scripts: ['console.0123456789.js'], styles: ['console.9876543210.css'] };

test("the console's page loads only its own files, and has no inline code", () => {
  const page = consolePage(FILES, 'favicon.abc.svg');
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['favicon.abc.svg', ...FILES.styles, ...FILES.scripts].map((file) => `${CONSOLE_FILES_PATH}/${file}`),
  );
  expect(page).not.toMatch(/<script(?! src)|<style| style=| on\w+=/);
});

test('the console is in the folder that its current sources name by their hash', () => {
  const packageDir = path.join(WORKSPACE_ROOT, 'services/console');
  expect(consoleFolder()).toBe(planRelease({ packageDir }).dir);
});
