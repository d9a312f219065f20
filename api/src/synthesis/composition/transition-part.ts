import { crash } from '../instruments/cymbals.ts';
import { downlifter, impact, riser } from '../instruments/sweeps.ts';
import { air, vinyl } from '../instruments/textures.ts';
import type { PartDefinition } from './part.ts';
import type { ChannelSettings } from './score.ts';

/** Rises into every build's end, falls and booms at the start of peaks and breaks. Plays wherever its sections list it. */
export function transitionPart(settings: ChannelSettings, options: { readonly crash: number }): PartDefinition {
  return {
    name: 'transitions',
    settings,
    write: ({ random, grid, bars, play }) => {
      const boom = impact(random);
      const fall = downlifter(grid.barSeconds * 2, random);
      const cymbal = crash(2.6, random);
      for (const bar of bars) {
        const startSample = grid.sampleAt(bar.bar, 0);
        if (bar.section.name === 'build' && bar.isSectionStart) {
          play({ startSample, sample: riser(bar.section.bars * grid.barSeconds, random), gain: 0.55 });
        }
        if (!bar.isSectionStart) continue;
        if (bar.section.name === 'peak') play({ startSample, sample: cymbal, gain: options.crash });
        if (bar.section.name !== 'build') play({ startSample, sample: fall, gain: 0.28 });
        if (bar.section.name === 'peak' || bar.section.name === 'break') play({ startSample, sample: boom, gain: 0.6 });
      }
    },
  };
}

const TEXTURE_SECONDS = 9;
const TEXTURE_OVERLAP_SECONDS = 0.8;

/** A bed of vinyl dust or moving air that follows itself without a seam. */
export function texturePart(kind: 'vinyl' | 'air', settings: ChannelSettings, centreHz = 700): PartDefinition {
  return {
    name: kind,
    settings,
    write: ({ random, grid, bars, play }) => {
      const sample = kind === 'vinyl' ? vinyl(TEXTURE_SECONDS, random) : air(TEXTURE_SECONDS, centreHz, random);
      const stepSamples = Math.round((TEXTURE_SECONDS - TEXTURE_OVERLAP_SECONDS) * 48_000);
      let nextStart = 0;
      for (const bar of bars) {
        const barStart = grid.sampleAt(bar.bar, 0);
        nextStart = Math.max(nextStart, barStart);
        while (nextStart < barStart + grid.barSamples) {
          play({ startSample: nextStart, sample, gain: 1 });
          nextStart += stepSamples;
        }
      }
    },
  };
}
