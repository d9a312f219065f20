import { path } from './shapes.ts';

/**
 * A small alphabet drawn with strokes on a grid of 4 by 6, for catalog numbers and monograms: images look the same on every machine, with
 * any fonts.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 6V2L2 0L4 2V6M0 4H4',
  B: 'M0 0V6H2.6A1.55 1.55 0 0 0 2.6 2.9H0M2.4 2.9A1.45 1.45 0 0 0 2.4 0H0',
  C: 'M4 1A2.3 2.3 0 0 0 0 2V4A2.3 2.3 0 0 0 4 5',
  D: 'M0 0V6H1.6A2.4 2.4 0 0 0 4 3.6V2.4A2.4 2.4 0 0 0 1.6 0Z',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1A2.3 2.3 0 0 0 0 2V4A2.1 2.1 0 0 0 4 4V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  K: 'M0 0V6M4 0L0 3.4M1.3 2.6L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  P: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0',
  R: 'M0 6V0H2.3A1.7 1.7 0 0 1 2.3 3.4H0M2 3.4L4 6',
  S: 'M3.8 1A2 1.6 0 0 0 .2 1.6C.2 3.4 3.8 2.6 3.8 4.4A2 1.6 0 0 1 0 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.6L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  '0': 'M0 2A2 2 0 0 1 4 2V4A2 2 0 0 1 0 4Z',
  '1': 'M.8 1.2L2.4 0V6',
  '2': 'M.1 1.6A1.9 1.6 0 0 1 3.8 1.8C3.8 3.4 0 4.2 0 6H4',
  '3': 'M0 0H3.8L1.7 2.5A1.8 1.75 0 1 1 .1 5.1',
  '4': 'M3 6V0L0 4.2H4',
  '5': 'M3.8 0H.4L.2 2.7A1.95 1.75 0 1 1 0 5',
  '6': 'M3.4 0C1.4 .6 0 2.4 0 4A2 2 0 1 0 .2 3.2',
  '7': 'M0 0H4L1.4 6',
  '8': 'M2 2.8A1.6 1.4 0 1 1 2.01 2.8A1.9 1.6 0 1 1 1.99 2.8Z',
  '9': 'M.6 6C2.6 5.4 4 3.6 4 2A2 2 0 1 0 3.8 2.8',
  '-': 'M.8 3H3.2',
};

const ADVANCE = 5.6;

export interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of a capital. */
  readonly size: number;
  readonly color: string;
  /** Stroke width as a fraction of the height. */
  readonly weight?: number;
  readonly spacing?: number;
}

export function letteringWidth(text: string, size: number, spacing = 0): number {
  return ((text.length * (ADVANCE + spacing) - 1.6 - spacing) * size) / 6;
}

/** Text as strokes, with its top left corner at x, y. Characters without a glyph leave a gap. */
export function lettering({ text, x, y, size, color, weight = 0.14, spacing = 0 }: Lettering): string {
  const scale = size / 6;
  const glyphs = text.split('').map((character, index) => {
    const data = GLYPHS[character];
    if (data === undefined) return '';
    return path(data, `transform="translate(${index * (ADVANCE + spacing)} 0)"`);
  });
  const stroke = `stroke="${color}" stroke-width="${weight * 6}" stroke-linejoin="round" stroke-linecap="round"`;
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" ${stroke}>${glyphs.join('')}</g>`;
}
