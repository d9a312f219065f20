import { causeOf, radio } from '../testing/builders.ts';
import type { Change } from './change-request.ts';
import { effectOf } from './effect-of.ts';

const wish = (change: Change, remote = 'radio') => ({ environment: 'production', remote, change }) as const;
const canary = { version: '1.0.3', percent: 10, since: causeOf() };

test('a rollback states both versions, who gets it and when, and that it ends a canary', () => {
  expect(effectOf(wish({ kind: 'rollback' }), radio({ canary }))).toEqual({
    title: 'Roll back radio',
    from: '1.0.2',
    to: '1.0.1',
    isReplaced: true,
    reach: 'In production, for everyone, in open tabs within a second.',
    also: ['The 1.0.3 canary (10%) ends.'],
    confirm: 'Roll back to 1.0.1',
  });
});

test('giving a canary to everyone states how many have it already', () => {
  expect(effectOf(wish({ kind: 'promote', version: '1.0.3' }), radio({ canary })).also).toEqual([
    '10% of visitors already have it.',
  ]);
});

test('a shell reaches open tabs when they are idle, and staging only those who have opened it', () => {
  const shell = radio({ name: 'shell' });
  expect(effectOf(wish({ kind: 'rollback' }, 'shell'), shell).reach).toBe(
    'In production, for everyone, right away on new pages, and in open tabs at the next quiet moment.',
  );
  const inStaging = { ...wish({ kind: 'promote', version: '1.0.3' }), environment: 'staging' } as const;
  expect(effectOf(inStaging, undefined)).toMatchObject({
    from: null,
    reach: 'In staging, for anyone who opened staging, in open tabs within a second.',
  });
});

test('a canary states its share, and the effect on the previous one', () => {
  expect(effectOf(wish({ kind: 'canary', version: '1.0.3', percent: 25 }), radio({ canary }))).toMatchObject({
    reach: '25% of visitors get 1.0.3 in open tabs within a second. Everyone else keeps the current version.',
    also: ['10% have it now. If you raise the percentage, they keep it.'],
    confirm: 'Start canary at 25%',
  });
  expect(effectOf(wish({ kind: 'canary', version: '1.0.4', percent: 5 }), radio({ canary })).also).toEqual([
    'This replaces the 1.0.3 canary.',
  ]);
});

test.each<[Change, Parameters<typeof radio>[0], string]>([
  [{ kind: 'promote', version: '1.0.2' }, {}, 'radio 1.0.2 is already live.'],
  [{ kind: 'rollback', to: '1.0.2' }, {}, 'radio 1.0.2 is already live.'],
  [
    { kind: 'rollback' },
    { previousVersion: null },
    "There's no earlier version of radio. Promote another version, or retire it.",
  ],
  [{ kind: 'canary', version: '1.0.2', percent: 5 }, {}, 'Everyone already has 1.0.2.'],
  [{ kind: 'end-canary' }, {}, 'radio no longer has a canary.'],
  [{ kind: 'retire' }, { isTakenOut: true }, 'radio is already retired.'],
])('%j is blocked where it would change nothing', (change, state, hindrance) => {
  expect(effectOf(wish(change), radio(state)).hindrance).toBe(hindrance);
});

test('retiring an area says how to restore it', () => {
  expect(effectOf(wish({ kind: 'retire' }), radio())).toMatchObject({
    from: '1.0.2',
    to: 'a notice',
    also: ['Its pages show a notice. A rollback brings it back.'],
  });
});
