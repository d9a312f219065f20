import type { BitrateKbps } from '@afterglow/shared-contracts';

/** Every track is MPEG-1 layer III, 48 kHz, stereo, constant bit rate: frames of exactly 24 ms and never padded. */
export const FRAME_DURATION_MS = 24;

/** 96, 128 and 320 kbit/s make frames of 288, 384 and 960 bytes. */
export function bytesPerFrame(kbps: BitrateKbps): number {
  return (kbps * FRAME_DURATION_MS) / 8;
}
