export { createEmergencyLoop, EMERGENCY_TITLE } from '../radio/emergency-loop.ts';
export { parseFrames } from '../tracks/files/parse-frames.ts';
export { createTrackEncoder } from '../tracks/track-encoder.ts';
export { SOUND_FIXTURES } from './sound-fixtures.ts';
