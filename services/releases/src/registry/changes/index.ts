export type { ChangeListener } from './change-listener.ts';
export { type ChangeBase, type ChangeLiveSet, type ChangeOutcome, createChange } from './change-live-set.ts';
export { followOtherInstances } from './follow-other-instances.ts';
export { type FindLive, createLiveFinder } from './live-finder.ts';
export { nothingToRetire, noTarget, rejectIfReplaced, rejectDuplicateRollback } from './live-set-errors.ts';
export { createNotFoundGuards } from './not-found-guards.ts';
export { unlessConflict } from './unless-conflict.ts';
