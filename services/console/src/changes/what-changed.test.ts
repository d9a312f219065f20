import { causeOf, radio } from '../testing/builders.ts';
import { whatChanged } from './stale-change-alert.tsx';

const canary = { version: '1.0.3', percent: 10, since: causeOf({ revision: 8, action: 'canary', reason: 'a tenth' }) };
const rollback = causeOf({ revision: 9, action: 'rollback', reason: 'blank' });

test.each([
  [
    'another version',
    radio(),
    radio({ version: '1.0.1', since: rollback }),
    'In the meantime, Grace rolled back radio: 1.0.1 is live now (“blank”).',
  ],
  [
    'a notice',
    radio(),
    radio({ isTakenOut: true, since: causeOf({ revision: 9, action: 'retire' }) }),
    "In the meantime, Grace retired radio: it's retired now (“new plan”).",
  ],
  [
    'a canary',
    radio(),
    radio({ canary }),
    'In the meantime, Grace started a canary of radio: 10% have 1.0.3 (“a tenth”).',
  ],
  ['no canary', radio({ canary }), radio(), 'Someone ended the radio canary in the meantime. Everyone has 1.0.2.'],
  ['nothing', radio(), undefined, 'radio is no longer live there.'],
])('reports the current state %s', (_what, seen, now, words) => {
  expect(whatChanged('radio', seen, now)).toBe(words);
});
