import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSeededEnvironment, SHORT_MUSIC } from '@afterglow/api/testing';
import { type BucketServer, startBucketServer } from '@afterglow/kit/testing';
import { shellContents, shellManifest, writeRelease } from '@afterglow/releases/testing';
import { createProgress } from '@afterglow/kit/terminal';
import { siteOptions } from './site-options.ts';
import { type Site, startSite } from './start-site.ts';

jest.setTimeout(300_000);

const ROOT = path.join(import.meta.dirname, '../../..');
const RULES = path.join(ROOT, 'deploy/prometheus/afterglow.rules.yml');
const DASHBOARD = path.join(ROOT, 'deploy/grafana/afterglow.json');
const SILENT = createProgress({ display: { marks: { done: '', failed: '' }, print: () => undefined }, now: () => 0 });

const mask = process.umask(0o077);
let home: string;
let bucket: BucketServer;
let site: Site;
let exported: ReadonlySet<string>;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'afterglow-monitoring-'));
  const dataDir = path.join(home, 'data');
  bucket = await startBucketServer();
  const manifest = shellManifest('1.0.0');
  const dir = await writeRelease(path.join(home, 'shell'), manifest, shellContents('1.0.0'));
  await mkdir(dataDir);
  await rename((await createSeededEnvironment()).folder, path.join(dataDir, 'api'));
  const options = siteOptions({
    ...bucket.config,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    MUSIC_AHEAD: 'none',
  });
  const build = () => Promise.resolve([{ dir, manifest, reused: false }]);
  site = await startSite(options, SILENT, { checkout: { names: ['shell'], build }, ...SHORT_MUSIC });
  await site.ready;
  const text = await (await fetch(new URL('/metrics', site.url))).text();
  exported = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name));
});
afterAll(async () => {
  await site.stop();
  await bucket.stop();
  process.umask(mask);
  await rm(home, { recursive: true, force: true });
});

/** The metrics that a text names and this site doesn't export; a histogram has three series. */
function unknownIn(text: string): readonly string[] {
  const named = new Set(text.match(/\b(?:afterglow|nodejs|process)_\w+/g));
  return [...named].filter((name) => !exported.has(name) && !exported.has(name.replace(/_(?:bucket|count|sum)$/, '')));
}

test('every metric of the rules, the dashboard, and their page is exported', async () => {
  expect(exported.size).toBeGreaterThan(30);
  const expressions = [...(await readFile(RULES, 'utf8')).matchAll(/expr: (?:\|\n)?([\s\S]*?)\n {8}(?:for|labels):/g)];
  expect(expressions.length).toBeGreaterThan(15);
  expect(unknownIn(expressions.join('\n'))).toEqual([]);
  const dashboard = JSON.parse(await readFile(DASHBOARD, 'utf8')) as {
    panels: readonly { targets: readonly { expr: string }[] }[];
  };
  const queries = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(20);
  expect(unknownIn(queries.join('\n'))).toEqual([]);
  const page = await readFile(path.join(ROOT, 'docs/operate/metrics.md'), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
  expect(unknownIn(rows.join('\n'))).toEqual([]);
  expect([...exported].filter((name) => name.startsWith('afterglow_') && !rows.includes(name))).toEqual([]);
});

test('every rule names what to do about it', async () => {
  const page = await readFile(path.join(ROOT, 'docs/operate/alerts.md'), 'utf8');
  const advice = new Map([...page.matchAll(/^## (\w+)\n\n(.+)$/gm)].map(([, name = '', line = '']) => [name, line]));
  const rules = (await readFile(RULES, 'utf8')).split('- alert: ').slice(1);
  const names = rules.map((rule) => rule.split('\n')[0] ?? '');
  for (const [index, rule] of rules.entries()) {
    expect(rule).toContain(`runbook: docs/operate/alerts.md#${(names[index] ?? '').toLowerCase()}\n`);
    expect(rule).toMatch(/summary: '.+\.'/);
  }
  expect([...advice.keys()].sort()).toEqual(names.sort());
});

const testWithPromtool = existsSync('/usr/bin/promtool') ? test : test.skip;

testWithPromtool('Prometheus accepts the rules', () => {
  const { stdout, stderr } = spawnSync('promtool', ['check', 'rules', RULES], { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain('SUCCESS');
});
