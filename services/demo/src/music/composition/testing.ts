import { createRandom } from '../random.ts';
import { type Section, planBars } from './arrangement.ts';
import { chord } from './chords.ts';
import { createGrid } from './grid.ts';
import { createHarmony, SCALES } from './harmony.ts';
import type { Hit, PartContext, PartDefinition } from './parts/part.ts';
import { createSoundBank } from './sound.ts';

export interface Written {
  readonly hits: readonly Hit[];
  readonly ducks: readonly number[];
  readonly stepOf: (hit: Hit) => number;
}

const STEP_SAMPLES = 80 * 72;

/** Lets a part write its notes over sections, in A minor with two chords of two bars each. */
export function writePart(part: PartDefinition, sections: readonly Section[], seed = 'test'): Written {
  const hits: Hit[] = [];
  const ducks: number[] = [];
  const context: PartContext = {
    random: createRandom(seed),
    sound: createSoundBank(seed),
    grid: createGrid(80, 0),
    harmony: createHarmony(45, SCALES.minorPentatonic, [chord(0, 'm7'), chord(8, 'M7')], 2),
    bars: planBars(sections).filter((bar) => bar.section.parts.includes(part.name)),
    play: (hit) => hits.push(hit),
    duckAt: (startSample) => ducks.push(startSample),
  };
  part.write(context);
  return { hits, ducks, stepOf: (hit) => hit.startSample / STEP_SAMPLES };
}
