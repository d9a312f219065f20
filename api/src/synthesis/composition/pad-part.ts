import { midiToHz } from '../pitch.ts';
import type { PadShape } from '../instruments/pad.ts';
import { pad } from '../instruments/pad.ts';
import { voiceChord } from './harmony.ts';
import type { PartDefinition } from './part.ts';
import { createSampleCache } from './sample-cache.ts';
import type { ChannelSettings } from './score.ts';

export type PadPartOptions = {
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly centreMidi: number;
  readonly shape: PadShape;
};

/** One long chord per change of harmony, overlapping the next by its release. */
export function padPart(options: PadPartOptions): PartDefinition {
  return {
    name: options.name,
    settings: options.settings,
    write: ({ harmony, grid, bars, random, play }) => {
      const cached = createSampleCache();
      const seconds = harmony.barsPerChord * grid.barSeconds + options.shape.releaseSeconds;
      for (const bar of bars) {
        if (bar.bar % harmony.barsPerChord !== 0 && !bar.isSectionStart) continue;
        const notes = voiceChord(harmony, harmony.chordAt(bar.bar), options.centreMidi);
        const sample = cached(notes.join(','), () => pad(options.shape, notes.map(midiToHz), seconds, random));
        play({ startSample: grid.sampleAt(bar.bar, 0), sample, gain: 1 });
      }
    },
  };
}
