import type { VolumeState } from '@afterglow/shared-contracts';

export const DEFAULT_VOLUME = 25;
export const VOLUME_MAX = 100;
/** One press of an arrow key. */
export const VOLUME_STEP = 10;
/** Above this, a volume that was already above it snaps to full. */
const SNAP_ABOVE = 95;

/** The volume, and the last audible one, which unmuting restores. */
export interface Loudness extends VolumeState {
  readonly audible: number;
}

export function volumeAt(volume: number): Loudness {
  return { volume, muted: volume === 0, audible: volume === 0 ? DEFAULT_VOLUME : volume };
}

/** The volume after a change, 0 to 100 in whole steps; a value that is not a number changes nothing. */
export function withVolume(current: Loudness, wish: number): Loudness {
  if (Number.isNaN(wish)) return current;
  const limited = Math.round(Math.min(Math.max(wish, 0), VOLUME_MAX));
  const volume = limited > SNAP_ABOVE && current.volume > SNAP_ABOVE ? VOLUME_MAX : limited;
  return { volume, muted: volume === 0, audible: volume === 0 ? current.audible : volume };
}

export function toggledMute(current: Loudness): Loudness {
  return current.volume === 0
    ? { ...current, volume: current.audible, muted: false }
    : { volume: 0, muted: true, audible: current.volume };
}

/** Hearing is not linear, so the slider's value is squared; 0 to 1 as an audio element takes it. */
export function gainOf(volume: number): number {
  return (volume / VOLUME_MAX) ** 2;
}

/** `mute` is a speaker without a wave (quiet), `off` a crossed-out one (silent). */
export type VolumeIcon = 'up' | 'down' | 'mute' | 'off';

/** The icon for a volume from 0 to 100. */
export function volumeIcon(volume: number): VolumeIcon {
  if (volume > 75) return 'up';
  if (volume > 25) return 'down';
  return volume > 0 ? 'mute' : 'off';
}
