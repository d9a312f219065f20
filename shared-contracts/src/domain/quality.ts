import * as z from 'zod/mini';
import type { Mount } from './station.ts';

/** The bit rates, in kbit/s, in which every mix exists. */
export const BITRATES_KBPS = [96, 128, 320] as const;
/** A bit rate that mixes are served in, in kbit/s. */
export type BitrateKbps = (typeof BITRATES_KBPS)[number];

/** The key of an audio quality, as it appears in the settings. */
export const qualityKeySchema = z.enum(['low', 'high', 'best']);
/** The key of an entry of `QUALITIES`. */
export type QualityKey = z.infer<typeof qualityKeySchema>;

/** The audio qualities, in display order. */
export const QUALITIES = [
  { key: 'low', bitrateKbps: 96, mount: 'low', needsSub: false },
  { key: 'high', bitrateKbps: 128, mount: 'mid', needsSub: true },
  { key: 'best', bitrateKbps: 320, mount: 'high', needsSub: true },
] as const satisfies readonly { key: QualityKey; bitrateKbps: BitrateKbps; mount: Mount; needsSub: boolean }[];

/** The bit rate for listeners who have not chosen one, in kbit/s: the one that does not need Premium. */
export const DEFAULT_BITRATE_KBPS: BitrateKbps = 96;
