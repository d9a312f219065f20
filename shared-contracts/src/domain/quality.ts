import * as z from 'zod/mini';
import type { Mount } from './station.ts';

/** Bit rates in kbit/s in which every mix exists. */
export const BITRATES_KBPS = [96, 128, 320] as const;
export type BitrateKbps = (typeof BITRATES_KBPS)[number];

export const qualityKeySchema = z.enum(['low', 'high', 'best']);
export type QualityKey = z.infer<typeof qualityKeySchema>;

/** The audio quality options in the order in which they are offered. */
export const QUALITIES = [
  { key: 'low', bitrateKbps: 96, mount: 'low', needsSub: false },
  { key: 'high', bitrateKbps: 128, mount: 'mid', needsSub: true },
  { key: 'best', bitrateKbps: 320, mount: 'high', needsSub: true },
] as const satisfies readonly { key: QualityKey; bitrateKbps: BitrateKbps; mount: Mount; needsSub: boolean }[];

export const DEFAULT_BITRATE_KBPS: BitrateKbps = 96;
