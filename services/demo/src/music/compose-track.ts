import { chooseForm } from './choose-form.ts';
import { planBars, type BarPlan } from './composition/arrangement.ts';
import { createGrid, type Grid } from './composition/grid.ts';
import { createHarmony, type Harmony } from './composition/harmony.ts';
import type { PartDefinition } from './composition/parts/part.ts';
import type { Score, ScoreEvent, ScorePart } from './composition/score.ts';
import { createSoundBank } from './composition/sound.ts';
import { createRandom } from './random.ts';
import type { StyleDefinition } from './styles/style.ts';

interface Stage {
  readonly seed: string;
  readonly grid: Grid;
  readonly harmony: Harmony;
  readonly bars: readonly BarPlan[];
  readonly kickStarts: number[];
}

function writePart(definition: PartDefinition, stage: Stage): ScorePart {
  const events: ScoreEvent[] = [];
  const bars = stage.bars.filter((bar) => bar.section.parts.includes(definition.name));
  const seed = `${stage.seed}/${definition.name}`;
  definition.write({
    random: createRandom(seed),
    sound: createSoundBank(seed),
    grid: stage.grid,
    harmony: stage.harmony,
    bars,
    play: (hit) => events.push({ ...hit, pan: hit.pan ?? 0 }),
    duckAt: (startSample) => stage.kickStarts.push(startSample),
  });
  events.sort((first, second) => first.startSample - second.startSample);
  const playingSamples = bars.length * stage.grid.barSamples;
  return { name: definition.name, settings: definition.settings, events, playingSamples };
}

function findLoudestBar(bars: readonly BarPlan[]): number {
  const first = bars[0]?.section;
  const loudest = bars.reduce(
    (best, bar) => (bar.section.energy > best.energy ? bar.section : best),
    first ?? NO_SECTION,
  );
  return bars.findIndex((bar) => bar.section === loudest);
}

const NO_SECTION = { name: 'intro', bars: 0, energy: 0, brightness: [0, 0], parts: [] } as const;

/** Composes the whole track; the same style and seed give the same score. `maxBars` shortens it (for tests). */
export function composeTrack(style: StyleDefinition, seed: string, maxBars = Number.POSITIVE_INFINITY): Score {
  const random = createRandom(seed);
  const grid = createGrid(style.framesPerBar, style.swing);
  const harmony = createHarmony(
    random.pick(style.keysMidi),
    style.scale,
    random.pick(style.progressions),
    style.barsPerChord,
  );
  const bars = planBars(chooseForm(style, seed)).slice(0, maxBars);
  const stage: Stage = { seed, grid, harmony, bars, kickStarts: [] };
  const parts = style.band(random).map((definition) => writePart(definition, stage));
  return {
    totalSamples: bars.length * grid.barSamples,
    barSamples: grid.barSamples,
    parts,
    kickStarts: stage.kickStarts.sort((first, second) => first - second),
    brightness: bars.map((bar) => bar.brightness),
    loudestBar: findLoudestBar(bars),
    fadeSeconds: style.fadeSeconds,
    delaySamples: style.delaySteps * grid.stepSamples,
    reverbDecay: style.reverbDecay,
  };
}
