import type { Sound } from './sound.ts';

export interface ScoreEvent {
  readonly startSample: number;
  readonly sound: Sound;
  readonly gain: number;
  /** -1 left to 1 right. */
  readonly pan: number;
}

/** A part's settings in the mix. Sends and ducking are 0 to 1. */
export interface ChannelSettings {
  /** Loudness in decibels relative to the other parts, about -3 (kick) to -30 (a trace of air). */
  readonly levelDb: number;
  readonly reverb?: number;
  readonly delay?: number;
  /** How far the kick pushes the part down. */
  readonly duck?: number;
  /** Low-pass that follows the arrangement's brightness between these two. */
  readonly cutoffHz?: readonly [darkHz: number, brightHz: number];
  readonly highpassHz?: number;
}

export interface ScorePart {
  readonly name: string;
  readonly settings: ChannelSettings;
  /** The length of the bars in which it plays. */
  readonly playingSamples: number;
  /** Ordered by `startSample`. */
  readonly events: readonly ScoreEvent[];
}

/** A whole track, composed but not yet mixed. */
export interface Score {
  readonly totalSamples: number;
  readonly barSamples: number;
  readonly parts: readonly ScorePart[];
  readonly kickStarts: readonly number[];
  /** 0 (dark) to 1 (bright), one value per bar. */
  readonly brightness: readonly number[];
  /** The bar from which loudness is measured. */
  readonly loudestBar: number;
  readonly fadeSeconds: number;
  readonly delaySamples: number;
  readonly reverbDecay: number;
}
