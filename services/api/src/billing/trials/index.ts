export { createTrialRounds } from './trial-rounds.ts';
export { createTrials, findRefusal, TRIAL_KEY, type Trials } from './trials.ts';
export { addUsed, createUsedTrials } from './used-trials.ts';
