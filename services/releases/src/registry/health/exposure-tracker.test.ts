import { buildLiveSet } from '@afterglow/shared-contracts/testing';
import type { RevisionsTable } from '../../db/tables.ts';
import { createExposureTracker, MAX_SUBNETS } from './exposure-tracker.ts';

const liveSet = buildLiveSet(['radio']);
const CHANGE: RevisionsTable = {
  environment: 'production',
  revision: 7,
  action: 'promote',
  remote: 'radio',
  from_version: null,
  to_version: liveSet.remotes[0]?.live.version ?? '',
  reason: '',
  actor: '',
  changed_at: new Date(0),
  assignment: {},
  previous_hash: '',
  hash: '',
};

function setUp(changes: readonly RevisionsTable[], isKnown = true) {
  const written: { readonly revision: number; readonly networks: readonly string[] }[] = [];
  let failures = 0;
  const audience = createExposureTracker({
    fresh: { known: () => (isKnown ? changes : undefined), read: async () => changes },
    repository: {
      async recordServed(revision, networks) {
        failures -= 1;
        if (failures >= 0) throw new Error('The database does not answer.');
        written.push({ revision, networks });
      },
    },
  });
  return { audience, written, failNext: () => (failures = 1) };
}

test('writes each subnet once per change, and nothing when nothing is new', async () => {
  const { audience, written } = setUp([CHANGE]);
  for (let times = 0; times < 3; times += 1) {
    audience.recordServed('10.0.0.1', liveSet, 'stream');
    audience.recordServed('2001:db8:1:2::1', liveSet, 'stream');
    expect(await audience.flush()).toEqual([CHANGE]);
  }
  expect(written).toEqual([{ revision: 7, networks: ['10.0.0.1', '2001:db8:1::/48'] }]);

  const quiet = setUp([]);
  quiet.audience.recordServed('10.0.0.1', liveSet, 'stream');
  await quiet.audience.flush();
  expect(quiet.written).toEqual([]);
});

test('records served versions before reading the change that made them live', async () => {
  const { audience, written } = setUp([CHANGE], false);
  audience.recordServed('10.0.0.1', liveSet, 'stream');
  audience.recordServed('10.0.0.2', { ...liveSet, remotes: [] }, 'stream');
  await audience.flush();
  expect(written).toEqual([{ revision: 7, networks: ['10.0.0.1'] }]);
});

test('retries what an unresponsive database has not stored', async () => {
  const { audience, written, failNext } = setUp([CHANGE]);
  audience.recordServed('10.0.0.1', liveSet, 'stream');
  failNext();
  await expect(audience.flush()).rejects.toThrow('does not answer');
  await audience.flush();
  expect(written).toEqual([{ revision: 7, networks: ['10.0.0.1'] }]);
});

test('writes some hundreds at a time, and a limited number of very many subnets', async () => {
  const { audience, written } = setUp([CHANGE]);
  for (let network = 0; network < MAX_SUBNETS + 10; network += 1)
    audience.recordServed(`10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`, liveSet, 'stream');
  await audience.flush();
  audience.recordServed('10.200.0.1', liveSet, 'stream');
  await audience.flush();
  expect(new Set(written.map(({ networks }) => networks.length))).toEqual(new Set([500]));
  expect(written.flatMap(({ networks }) => networks)).toHaveLength(MAX_SUBNETS);
});

test('a page serves the shell, and a tab that only receives its event does not run it', async () => {
  const change: RevisionsTable = { ...CHANGE, remote: 'shell', to_version: '2.0.0' };
  const { audience, written } = setUp([change]);
  audience.recordServed('10.0.0.1', { ...liveSet, shellVersion: '2.0.0' }, 'stream');
  audience.recordServed('10.0.0.2', { ...liveSet, shellVersion: '2.0.0' }, 'page');
  audience.recordServed('10.0.0.3', { ...liveSet, shellVersion: '1.0.0' }, 'page');
  await audience.flush();
  expect(written).toEqual([{ revision: 7, networks: ['10.0.0.2'] }]);
});
