import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { pruneDist } from './prune-dist.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');

test('old versions and interrupted builds are deleted after a day, current and recent ones stay', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'afterglow-dist-'));
  const ages = { '1.0.0-current': 99, '1.0.0-old': 25, '.building-1.0.0-1': 25, '1.0.0-recent': 23 };
  for (const [name, hours] of Object.entries(ages)) {
    const folder = path.join(dir, 'dist', name);
    mkdirSync(folder, { recursive: true });
    utimesSync(folder, new Date(NOW_MS - hours * HOUR_MS), new Date(NOW_MS - hours * HOUR_MS));
  }
  pruneDist(dir, '1.0.0-current', NOW_MS);
  expect(readdirSync(path.join(dir, 'dist')).sort()).toEqual(['1.0.0-current', '1.0.0-recent']);
  rmSync(dir, { recursive: true });
});
