import { FREE_MEMBER } from '../pages/listener.ts';
import type { Screen } from './screen.ts';
import { CALLS, LATER, MORNING } from './security-answers.ts';
import { pressButton } from './state-steps.ts';
import { withStates } from './with-states.ts';

const { copy, leaving } = CALLS;

const YOUR_DATA = { name: 'your-data', path: '/account/your-data', as: FREE_MEMBER };
const NO_COPY = { state: 'none', requestTime: null, expiryTime: null, sizeBytes: null, address: null };
const READY = { state: 'ready', requestTime: MORNING, expiryTime: LATER, sizeBytes: 2_314_321, address: null };

/** The copy of a member's data, and the deletion of the account. */
export const YOUR_DATA_STATES: readonly Screen[] = [
  ...withStates(YOUR_DATA, `${copy}|${leaving}`),
  { ...YOUR_DATA, name: 'your-data-waiting', answers: { [copy]: { ...NO_COPY, state: 'waiting' } } },
  { ...YOUR_DATA, name: 'your-data-ready', answers: { [copy]: READY } },
  { ...YOUR_DATA, name: 'your-data-expired', answers: { [copy]: { ...READY, expiryTime: MORNING } } },
  { ...YOUR_DATA, name: 'your-data-broken', answers: { [copy]: { ...NO_COPY, state: 'failed' } } },
  { ...YOUR_DATA, name: 'your-data-asked', before: pressButton('Delete account'), fullPage: false },
  { ...YOUR_DATA, name: 'your-data-leaving', answers: { [leaving]: { leaveTime: LATER } } },
  {
    ...YOUR_DATA,
    name: 'your-data-staying',
    answers: { [leaving]: { leaveTime: LATER } },
    before: pressButton('Keep my account'),
  },
];
