import { midiToHz } from '../../pitch.ts';
import { type PadShape, pad } from '../../instruments/pad.ts';
import type { PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';
import { voiceChord } from '../voicing.ts';

export interface PadPartOptions {
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly centerMidi: number;
  readonly shape: PadShape;
}

/** One long chord per change of harmony, overlapping the next by its release. */
export function padPart(options: PadPartOptions): PartDefinition {
  return {
    name: options.name,
    settings: options.settings,
    write: (context) => {
      const { harmony, grid, bars } = context;
      const seconds = harmony.barsPerChord * grid.barSeconds + options.shape.releaseSeconds;
      for (const bar of bars) {
        if (bar.bar % harmony.barsPerChord !== 0 && !bar.isSectionStart) continue;
        const notes = voiceChord(harmony, harmony.chordAt(bar.bar), options.centerMidi);
        const sound = context.sound(notes.join(','), (random) =>
          pad(options.shape, notes.map(midiToHz), seconds, random),
        );
        context.play({ startSample: grid.sampleAt(bar.bar, 0), sound, gain: 1 });
      }
    },
  };
}
