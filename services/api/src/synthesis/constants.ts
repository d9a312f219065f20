/** Everything is made at the rate whose MP3 frame is exactly 24 ms, so no position ever needs rounding. */
export const SAMPLE_RATE_HZ = 48_000;
export const FRAME_SAMPLES = 1152;
export const FRAME_DURATION_MS = 24;
export const STEPS_PER_BAR = 16;
