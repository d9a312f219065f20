import { midiToHz, nearestOctave } from '../../pitch.ts';
import type { Random } from '../../random.ts';
import type { Sample } from '../../sample.ts';
import type { BarPlan } from '../arrangement.ts';
import { nearestChordNote } from '../harmony.ts';
import type { PartContext, PartDefinition } from './part.ts';
import type { ChannelSettings } from '../score.ts';

export interface MelodyPartOptions {
  readonly name: string;
  readonly settings: ChannelSettings;
  readonly centerMidi: number;
  /** Rhythms of two bars (32 characters): `x` note, `-` hold, `.` rest. */
  readonly rhythms: readonly [string, ...string[]];
  readonly gate?: number;
  readonly pan?: number;
  readonly voice: (frequencyHz: number, seconds: number, random: Random) => Sample;
}

interface MotifNote {
  readonly step: number;
  readonly steps: number;
  readonly degree: number;
  readonly gain: number;
}

/** A short motif: a contour over the scale that mostly steps, sometimes leaps and then turns back. */
function inventMotif(rhythm: string, random: Random): MotifNote[] {
  const notes: MotifNote[] = [];
  let degree = random.integer(0, 2) * 2;
  let direction = random.chance(0.5) ? 1 : -1;
  for (const { index: step, 0: held } of rhythm.matchAll(/x-*/g)) {
    notes.push({ step, steps: held.length, degree, gain: random.between(0.75, 1) });
    degree += direction * (random.chance(0.25) ? 2 : 1);
    if (Math.abs(degree) > 4 || random.chance(0.3)) direction = -direction;
  }
  return notes;
}

/** Notes on the beat move to the chord; the others keep their step of the scale. */
function pitchOf(context: PartContext, bar: BarPlan, note: MotifNote, centerMidi: number): number {
  const { harmony } = context;
  const size = harmony.scale.length;
  const octave = Math.floor(note.degree / size);
  const within = harmony.scale[((note.degree % size) + size) % size] ?? 0;
  const base = nearestOctave(harmony.keyMidi, centerMidi);
  const midi = base + octave * 12 + within;
  if (note.step % 4 !== 0) return midi;
  return nearestChordNote(harmony, harmony.chordAt(bar.bar), midi);
}

export function melodyPart(options: MelodyPartOptions): PartDefinition {
  return {
    name: options.name,
    settings: options.settings,
    write: (context) => {
      const rhythm = context.random.pick(options.rhythms);
      const call = inventMotif(rhythm, context.random);
      const ending = inventMotif(rhythm, context.random);
      // Four pairs of bars make a phrase: call, call, call, and a response with the same start and another end.
      const answer = call.map((note, index) => (index * 2 < call.length ? note : (ending[index] ?? note)));
      for (const bar of context.bars) {
        const motif = Math.floor(bar.bar / 2) % 4 === 3 ? answer : call;
        const half = bar.bar % 2;
        for (const note of motif) {
          if (Math.floor(note.step / 16) === half) playNote(options, context, { bar, note });
        }
      }
    },
  };
}

function playNote(options: MelodyPartOptions, context: PartContext, line: { bar: BarPlan; note: MotifNote }): void {
  const { bar, note } = line;
  const midi = pitchOf(context, bar, note, options.centerMidi);
  const seconds = note.steps * context.grid.stepSeconds * (options.gate ?? 1);
  const sound = context.sound(`${midi}/${note.steps}`, (random) => options.voice(midiToHz(midi), seconds, random));
  const startSample = context.grid.sampleAt(bar.bar, note.step % 16);
  context.play({ startSample, sound, gain: note.gain, pan: options.pan ?? 0 });
}
