import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiEnvironmentSchema } from '@afterglow/api';
import { serviceEnvironmentSchema } from '@afterglow/kit';
import { releasesEnvironmentSchema } from '@afterglow/releases';
import { sandboxEnvironmentSchema } from '@afterglow/sandboxes';

const PAGE = join(__dirname, '../../../docs/operation.md');
const README = join(__dirname, '../../api/README.md');
/** Read by the site alone. */
const OF_THE_SITE = [
  'CODE_LOAD_LIMIT_MS',
  'IOS_APP_STORE_URL',
  'SERVICE_WORKER',
  'FEATURES_ON',
  'FEATURES_OFF',
  'ANALYTICS_TAG_URL',
  'ANALYTICS_ORIGINS',
  'ANALYTICS_CONSENT',
];

test('every variable is described for operators, and none that no one reads', () => {
  const described = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name);
  const schemas = [serviceEnvironmentSchema, apiEnvironmentSchema, releasesEnvironmentSchema, sandboxEnvironmentSchema];
  const read = schemas.flatMap(({ shape }) => Object.keys(shape));
  expect(described.sort()).toEqual([...read, ...OF_THE_SITE].sort());
});

test('what that page tells of variables is not told a second time', () => {
  const named = [...readFileSync(README, 'utf8').matchAll(/`[^`]*\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b[^`]*`/g)];
  expect(named.map(([, name]) => name)).toEqual([]);
});
