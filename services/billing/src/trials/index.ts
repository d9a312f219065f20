export { createTrialRounds } from './trial-rounds.ts';
export { createTrials, findRefusal, TRIAL_KEY, type Trials } from './trials.ts';
