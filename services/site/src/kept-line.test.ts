import { keptLine } from './publish-releases.ts';

test('a build that stays aside says who decided what, and how to make it live', () => {
  const decision = {
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
  const line = keptLine({ outcome: 'published', name: 'radio', version: '1.0.2', live: 'kept', decision });
  expect(line).toBe(
    'radio 1.0.2 is not live: Ada Lovelace rolled it back to 1.0.0 ("Channel page is blank"). To make it live: npm run -s afterglow -- promote radio 1.0.2',
  );
});
