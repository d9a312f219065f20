import { causeOf, radio } from '../testing/builders.ts';
import { whatChanged } from './what-changed.ts';

const canary = { version: '1.0.3', percent: 10, since: causeOf({ revision: 8, action: 'canary', reason: 'a tenth' }) };
const rollback = causeOf({ revision: 9, action: 'rollback', reason: 'blank' });

test.each([
  [
    'another version',
    radio(),
    radio({ version: '1.0.1', since: rollback }),
    'Grace rolled back radio meanwhile: 1.0.1 is live now (“blank”).',
  ],
  [
    'a notice',
    radio(),
    radio({ isTakenOut: true, since: causeOf({ revision: 9, action: 'retire' }) }),
    'Grace took out radio meanwhile: it is taken out now (“new plan”).',
  ],
  [
    'a canary',
    radio(),
    radio({ canary }),
    'Grace started a canary of radio meanwhile: 10 of 100 have 1.0.3 (“a tenth”).',
  ],
  ['no canary', radio({ canary }), radio(), 'The canary of radio was ended meanwhile: everybody has 1.0.2.'],
  ['nothing', radio(), undefined, 'radio does not run there any more.'],
])('what is now %s is told', (_what, seen, now, words) => {
  expect(whatChanged('radio', seen, now)).toBe(words);
});
