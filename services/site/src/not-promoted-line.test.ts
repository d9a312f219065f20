import { notPromotedLine } from './publish-releases.ts';

const DECISION = {
  environment: 'production',
  revision: 12,
  action: 'rollback',
  remote: 'radio',
  fromVersion: '1.0.1',
  toVersion: '1.0.0',
  reason: 'Channel page is blank',
  actor: 'Ada Lovelace',
  changedAtIso: '2026-03-01T12:00:00.000Z',
  hash: '',
} as const;
const BUILD = { outcome: 'published', name: 'radio', version: '1.0.2', live: 'unchanged' } as const;

test('a build that was not promoted says who decided it, and how to make it live', () => {
  expect(notPromotedLine({ ...BUILD, decision: DECISION })).toBe(
    'radio 1.0.2 is published but not live because Ada Lovelace rolled radio back to 1.0.0 ("Channel page is blank"). To make it live: npm run -s afterglow -- promote radio 1.0.2',
  );
});

test.each([
  ['promote', 'promoted 1.0.0'],
  ['retire', 'retired radio'],
  ['canary', 'tries 1.0.0 as a canary'],
  ['end-canary', 'ended the canary, so everyone has 1.0.0'],
] as const)('after %s it says so', (action, words) => {
  expect(notPromotedLine({ ...BUILD, decision: { ...DECISION, action } })).toContain(`because Ada Lovelace ${words} (`);
});
