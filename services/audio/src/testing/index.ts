export { parseFrames } from '../tracks/files/parse-frames.ts';
export { createTrackEncoder } from '../tracks/track-encoder.ts';
export { SOUND_FIXTURES } from './sound-fixtures.ts';
