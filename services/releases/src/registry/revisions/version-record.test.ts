import type { RevisionAction } from '../../db/tables.ts';
import { goodVersions, type VersionRecord, withChange } from './version-record.ts';

const POLICY = 'health policy';
type Step = readonly [RevisionAction, to: string, by?: string];

/** The record after these changes of one release; each replaces the version of the previous one. */
function recordOf(...steps: readonly Step[]): VersionRecord | undefined {
  return steps.reduce<VersionRecord | undefined>((record, [action, to, actor = 'Ada']) => {
    const isEnd = action === 'end-canary';
    const from = isEnd ? to : (record?.live ?? null);
    const target = isEnd ? (record?.live ?? to) : to;
    return withChange(record, { action, remote: 'radio', from_version: from, to_version: target, actor });
  }, undefined);
}

function targetAfter(...steps: readonly Step[]): string | undefined {
  const record = recordOf(...steps);
  return record && goodVersions(record).at(-1);
}

test('a rollback returns to the version that was live before a promotion', () => {
  expect(targetAfter(['promote', 'a'])).toBeUndefined();
  expect(targetAfter(['promote', 'a'], ['promote', 'b'], ['promote', 'c'])).toBe('b');
});

test('a rolled-back version is no target, not even after another promotion', () => {
  const rolledBack: Step[] = [
    ['promote', 'a'],
    ['promote', 'b'],
    ['rollback', 'a'],
  ];
  expect(targetAfter(...rolledBack)).toBeUndefined();
  expect(targetAfter(...rolledBack, ['promote', 'c'])).toBe('a');
  expect(targetAfter(...rolledBack, ['promote', 'b'], ['promote', 'c'])).toBe('a');
  // Nor is the one that it then replaces.
  expect(targetAfter(...rolledBack, ['promote', 'b'], ['promote', 'c'], ['promote', 'b'])).toBe('a');
});

test('a version that an earlier one replaced is no target, and neither are those between them', () => {
  const three: Step[] = [
    ['promote', 'a'],
    ['promote', 'b'],
    ['promote', 'c'],
  ];
  expect(targetAfter(...three, ['promote', 'b'])).toBe('a');
  expect(targetAfter(...three, ['promote', 'a'])).toBeUndefined();
  expect(targetAfter(...three, ['promote', 'a'], ['promote', 'd'])).toBe('a');
});

test('a version that someone returned to by name is a target again', () => {
  const named: Step[] = [
    ['promote', 'a'],
    ['promote', 'b'],
    ['rollback', 'a'],
    ['rollback', 'b'],
  ];
  expect(targetAfter(...named, ['promote', 'c'])).toBe('b');
});

test('a canary that the policy ended is no target; one that a person ended may become one', () => {
  const tried: Step[] = [
    ['promote', 'a'],
    ['canary', 'b'],
  ];
  const both: Step[] = [
    ['promote', 'b'],
    ['promote', 'c'],
  ];
  expect(targetAfter(...tried, ['end-canary', 'b', POLICY], ...both)).toBe('a');
  expect(targetAfter(...tried, ['end-canary', 'b'], ...both)).toBe('b');
});

test('an area that is retired twice is restored as it was', () => {
  const out: Step[] = [
    ['promote', 'a'],
    ['retire', 'notice'],
    ['promote', 'b'],
    ['retire', 'notice'],
  ];
  expect(targetAfter(...out)).toBe('b');
});
