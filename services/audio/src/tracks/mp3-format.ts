import type { BitrateKbps } from '@afterglow/shared-contracts';

/** Every track is MPEG-1 layer III, 48 kHz, stereo, constant bit rate: frames of exactly 24 ms, never padded. */
export const FRAME_DURATION_MS = 24;
/** At this rate an MP3 frame lasts exactly 24 ms, so no position ever needs rounding. */
export const SAMPLE_RATE_HZ = 48_000;
/** Samples per channel in one frame. */
export const FRAME_SAMPLES = 1152;

/** 96, 128 and 320 kbit/s make frames of 288, 384 and 960 bytes. */
export function bytesPerFrame(kbps: BitrateKbps): number {
  return (kbps * FRAME_DURATION_MS) / 8;
}

/** The seconds that this many MP3 frames last; exact to the millisecond. */
export function framesToSeconds(frames: number): number {
  return (frames * FRAME_DURATION_MS) / 1000;
}
