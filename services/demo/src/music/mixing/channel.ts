import type { ScoreEvent, ScorePart } from '../composition/score.ts';
import { at } from '../sample.ts';
import { BlockFilter } from './block-filter.ts';
import { type StereoBlock, BLOCK_SAMPLES, clearBlock, createStereoBlock } from './stereo-block.ts';

interface Voice {
  readonly event: ScoreEvent;
  offset: number;
  isOver: boolean;
}

export interface Buses {
  readonly main: StereoBlock;
  readonly reverb: StereoBlock;
  readonly delay: StereoBlock;
}

/** One strip of the mixing desk: plays its part's samples, filters them and feeds the buses. */
export class Channel {
  readonly #part: ScorePart;
  readonly #gain: number;
  readonly #block = createStereoBlock();
  readonly #low = [new BlockFilter('low'), new BlockFilter('low')] as const;
  readonly #high = [new BlockFilter('high'), new BlockFilter('high')] as const;
  #voices: Voice[] = [];
  #nextEvent = 0;

  constructor(part: ScorePart, gain: number, startSample: number) {
    this.#part = part;
    this.#gain = gain;
    const first = part.events.findIndex((event) => event.startSample >= startSample);
    this.#nextEvent = first === -1 ? part.events.length : first;
  }

  mixInto(buses: Buses, blockStart: number, brightness: number, duckAmount: Float32Array): void {
    this.#startVoices(blockStart);
    if (this.#voices.length === 0) return;
    clearBlock(this.#block);
    for (const voice of this.#voices) addVoice(this.#block, voice, blockStart);
    this.#voices = this.#voices.filter((voice) => !voice.isOver);
    this.#filter(brightness);
    this.#feed(buses, duckAmount);
  }

  #startVoices(blockStart: number): void {
    const { events } = this.#part;
    const blockEnd = blockStart + BLOCK_SAMPLES;
    let event = events[this.#nextEvent];
    while (event !== undefined && event.startSample < blockEnd) {
      this.#voices.push({ event, offset: 0, isOver: false });
      this.#nextEvent += 1;
      event = events[this.#nextEvent];
    }
  }

  #filter(brightness: number): void {
    const { cutoffHz, highpassHz } = this.#part.settings;
    const { left, right } = this.#block;
    if (cutoffHz !== undefined) {
      const [dark, bright] = cutoffHz;
      const cutoff = dark * (bright / dark) ** brightness;
      this.#low[0].process(left, cutoff);
      this.#low[1].process(right, cutoff);
    }
    if (highpassHz === undefined) return;
    this.#high[0].process(left, highpassHz);
    this.#high[1].process(right, highpassHz);
  }

  /** One pass for all buses: this loop runs for every sample of every part. */
  #feed({ main, reverb, delay }: Buses, duckAmount: Float32Array): void {
    const gain = this.#gain;
    const { duck = 0, reverb: reverbSend = 0, delay: delaySend = 0 } = this.#part.settings;
    for (let index = 0; index < BLOCK_SAMPLES; index += 1) {
      const level = gain * (1 - duck * at(duckAmount, index));
      const left = at(this.#block.left, index) * level;
      const right = at(this.#block.right, index) * level;
      main.left[index] = at(main.left, index) + left;
      main.right[index] = at(main.right, index) + right;
      reverb.left[index] = at(reverb.left, index) + left * reverbSend;
      reverb.right[index] = at(reverb.right, index) + right * reverbSend;
      delay.left[index] = at(delay.left, index) + left * delaySend;
      delay.right[index] = at(delay.right, index) + right * delaySend;
    }
  }
}

function addVoice(block: StereoBlock, voice: Voice, blockStart: number): void {
  const { event } = voice;
  const from = Math.max(0, event.startSample - blockStart);
  const { left, right } = event.sound.play(voice.offset + BLOCK_SAMPLES - from);
  const count = Math.min(BLOCK_SAMPLES - from, left.length - voice.offset);
  const gainLeft = event.gain * Math.min(1, 1 - event.pan);
  const gainRight = event.gain * Math.min(1, 1 + event.pan);
  const { offset } = voice;
  for (let index = 0; index < count; index += 1) {
    block.left[from + index] = at(block.left, from + index) + at(left, offset + index) * gainLeft;
    block.right[from + index] = at(block.right, from + index) + at(right, offset + index) * gainRight;
  }
  voice.offset += count;
  voice.isOver = voice.offset >= left.length;
}
