import type { HistoryEntry } from '@afterglow/shared-registry-contracts';
import type { Change } from './change-request.ts';
import { entryOf } from '../testing/builders.ts';
import { undoRequest } from './undo-request.ts';

const canary = entryOf({ revision: 6, action: 'canary', toVersion: '1.0.3', canaryPercent: 10 });

test.each<[string, Partial<HistoryEntry>, HistoryEntry | undefined, Change | undefined]>([
  ['a promotion', {}, undefined, { kind: 'rollback', to: '1.0.1' }],
  ['a first promotion', { fromVersion: null }, undefined, { kind: 'retire' }],
  ['a rollback', { action: 'rollback', fromVersion: '1.0.2', toVersion: '1.0.1' }, undefined, promotion('1.0.2')],
  ['a return of an area', { action: 'rollback', fromVersion: '0.0.0-retired.1' }, undefined, { kind: 'retire' }],
  ['taking out', { action: 'retire', fromVersion: '1.0.2' }, undefined, { kind: 'rollback', to: '1.0.2' }],
  ['a canary', { action: 'canary', canaryPercent: 10 }, undefined, { kind: 'end-canary' }],
  ['a larger canary', { action: 'canary', canaryPercent: 50 }, canary, canaryAt(10)],
  ['the end of a canary', { action: 'end-canary' }, canary, canaryAt(10)],
])('%s has its opposite', (_what, change, before, opposite) => {
  const entry = entryOf(change);
  expect(undoRequest(entry, before ? [entry, before] : [entry])?.change).toEqual(opposite);
});

test('a change that another change of the same release followed cannot be undone', () => {
  const entry = entryOf();
  expect(undoRequest(entry, [entryOf({ revision: 8 }), entry])).toBeUndefined();
  expect(undoRequest(entry, [entryOf({ revision: 8, remote: 'browse' }), entry])).toMatchObject({
    environment: 'production',
    remote: 'radio',
    reason: 'Undo revision 7: ',
  });
});

function promotion(version: string): Change {
  return { kind: 'promote', version };
}

function canaryAt(percent: number): Change {
  return { kind: 'canary', version: '1.0.3', percent };
}
