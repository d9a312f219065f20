import { crash } from '../../instruments/cymbals.ts';
import { downlifter, impact, riser } from '../../instruments/sweeps.ts';
import { air, vinyl } from '../../instruments/textures.ts';
import type { PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';

/** Rises into every build's end, falls and booms at the start of peaks and breaks. Plays wherever its sections list it. */
export function transitionPart(settings: ChannelSettings, options: { readonly crash: number }): PartDefinition {
  return {
    name: 'transitions',
    settings,
    write: (context) => {
      const { grid } = context;
      const boom = { sound: context.sound('boom', impact), gain: 0.6 };
      const fallSeconds = grid.barSeconds * 2;
      const fall = { sound: context.sound('fall', (random) => downlifter(fallSeconds, random)), gain: 0.28 };
      const cymbal = { sound: context.sound('crash', (random) => crash(2.6, random)), gain: options.crash };
      const openings = { intro: [], groove: [fall], break: [fall, boom], peak: [fall, boom, cymbal], outro: [fall] };
      for (const { bar, section, isSectionStart } of context.bars) {
        if (!isSectionStart) continue;
        const riseSeconds = section.bars * grid.barSeconds;
        const rise = { sound: context.sound(`rise ${bar}`, (random) => riser(riseSeconds, random)), gain: 0.55 };
        const hits = section.name === 'build' ? [rise] : openings[section.name];
        for (const hit of hits) context.play({ ...hit, startSample: grid.sampleAt(bar, 0) });
      }
    },
  };
}

const TEXTURE_SECONDS = 9;
const TEXTURE_OVERLAP_SECONDS = 0.8;

/** A seamless loop of vinyl dust or moving air. */
export function texturePart(kind: 'vinyl' | 'air', settings: ChannelSettings, centerHz = 700): PartDefinition {
  return {
    name: kind,
    settings,
    write: (context) => {
      const { grid, bars } = context;
      const sound = context.sound(kind, (random) => {
        return kind === 'vinyl' ? vinyl(TEXTURE_SECONDS, random) : air(TEXTURE_SECONDS, centerHz, random);
      });
      const stepSamples = Math.round((TEXTURE_SECONDS - TEXTURE_OVERLAP_SECONDS) * 48_000);
      let nextStart = 0;
      for (const bar of bars) {
        const barStart = grid.sampleAt(bar.bar, 0);
        nextStart = Math.max(nextStart, barStart);
        while (nextStart < barStart + grid.barSamples) {
          context.play({ startSample: nextStart, sound, gain: 1 });
          nextStart += stepSamples;
        }
      }
    },
  };
}
