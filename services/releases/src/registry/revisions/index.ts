export { findAssignment, rollbackTarget } from './find-assignment.ts';
export { firstBrokenRevision, GENESIS_HASH, appendHash } from './hash-chain.ts';
export {
  createLiveSetsRepository,
  type LiveSetsRepository,
  type HistoryFilter,
  type RevisionWithNotes,
} from './live-sets.repository.ts';
export { createLatestReader, type ReadLatest, historyOf, type LatestRevision } from './read-assignments.ts';
export { withChange } from './version-record.ts';
