import type { Score } from '../composition/score.ts';
import { Channel } from './channel.ts';
import { Ducker } from './ducker.ts';
import { Echo } from './echo.ts';
import { Reverb } from './reverb.ts';
import { type StereoBlock, BLOCK_SAMPLES, clearBlock, createStereoBlock } from './stereo-block.ts';

export class MixingDesk {
  readonly #score: Score;
  readonly #channels: readonly Channel[];
  readonly #ducker: Ducker;
  readonly #echo: Echo;
  readonly #reverb: Reverb;
  readonly #buses = { main: createStereoBlock(), reverb: createStereoBlock(), delay: createStereoBlock() };
  #position: number;

  /** `gains` are those of the parts, in order. */
  constructor(score: Score, gains: readonly number[], startSample = 0) {
    this.#score = score;
    this.#position = startSample;
    this.#channels = score.parts.map((part, index) => new Channel(part, gains[index] ?? 0, startSample));
    const kicks = score.kickStarts.filter((start) => start >= startSample);
    this.#ducker = new Ducker(kicks, Math.round(score.barSamples / 4.6));
    this.#echo = new Echo(score.delaySamples);
    this.#reverb = new Reverb(score.reverbDecay);
  }

  /** The returned block is overwritten by the next call. */
  nextBlock(): StereoBlock {
    const { main, reverb, delay } = this.#buses;
    for (const bus of [main, reverb, delay]) clearBlock(bus);
    this.#ducker.advance(this.#position);
    const brightness = this.#brightness();
    for (const channel of this.#channels) channel.mixInto(this.#buses, this.#position, brightness, this.#ducker.amount);
    this.#echo.process(delay, main, reverb);
    this.#reverb.process(reverb, main);
    this.#position += BLOCK_SAMPLES;
    return main;
  }

  #brightness(): number {
    const { brightness, barSamples } = this.#score;
    const exact = this.#position / barSamples;
    const bar = Math.floor(exact);
    const here = brightness[bar] ?? 0;
    const next = brightness[bar + 1] ?? here;
    // Only small steps glide: a drop must open immediately.
    return Math.abs(next - here) > 0.3 ? here : here + (next - here) * (exact - bar);
  }
}
