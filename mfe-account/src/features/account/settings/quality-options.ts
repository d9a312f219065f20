import { QUALITIES, type QualityKey } from '@afterglow/shared-contracts';

const WORDS: Readonly<Record<QualityKey, { readonly title: string; readonly subtitle: string }>> = {
  low: { title: 'Normal', subtitle: 'Good sound, less data' },
  high: { title: 'High - Premium only', subtitle: 'Great sound quality' },
  best: { title: 'Best - Premium only', subtitle: 'High-Resolution audio quality' },
};

export const QUALITY_OPTIONS = QUALITIES.map(({ key, bitrateKbps, needsSub }) => ({
  key,
  bitrateKbps,
  needsSub,
  ...WORDS[key],
}));
export type QualityOption = (typeof QUALITY_OPTIONS)[number];

const SECONDS_PER_HOUR = 3600;
const KILOBITS_PER_MEGABYTE = 8000;

/** Data volume of one hour, in megabytes. */
export function megabytesPerHour(bitrateKbps: number): number {
  return Math.round((bitrateKbps * SECONDS_PER_HOUR) / KILOBITS_PER_MEGABYTE);
}
