import type { Random } from '../../random.ts';
import type { BarPlan } from '../arrangement.ts';
import type { Grid } from '../grid.ts';
import type { Harmony } from '../harmony.ts';
import type { ChannelSettings } from '../score.ts';
import type { Sound, SoundBank } from '../sound.ts';

export interface Hit {
  readonly startSample: number;
  readonly sound: Sound;
  readonly gain: number;
  readonly pan?: number;
}

export interface PartContext {
  /** The part's own random stream, so that changing one part leaves the others unchanged. */
  readonly random: Random;
  readonly sound: SoundBank;
  readonly grid: Grid;
  readonly harmony: Harmony;
  readonly bars: readonly BarPlan[];
  play(hit: Hit): void;
  /** Marks the samples at which the kick pushes ducked parts down. */
  duckAt(startSample: number): void;
}

/** A player in the band: its settings in the mix and how it writes its notes. */
export interface PartDefinition {
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly write: (context: PartContext) => void;
}
