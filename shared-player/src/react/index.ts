export {
  usePlayback,
  usePlayerSnapshot,
  usePlayerState,
  useQueue,
  useSleepTimer,
  useSpeed,
  useVolume,
  type ResourcePlayback,
} from './use-player.ts';
export { displayStatus, displayStatusOf, type DisplayStatus } from '../state/display-status.ts';
export { gainOf, volumeIcon, VOLUME_STEP, type VolumeIcon } from '../volume/volume.ts';
export { readHistory } from '../persistence/stored-history.ts';
export { SEEK_STEP_MS } from '../state/player-state.ts';
export { seekBy } from '../seek-by.ts';
export { resumeQueue } from '../resume/continue-queue.ts';

// Names that released remotes import; removed with contracts 2.0.0.
export { resumeQueue as continueQueue } from '../resume/continue-queue.ts';
