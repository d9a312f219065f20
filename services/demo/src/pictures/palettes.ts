import { BRAND_CHANNEL_ID } from '@afterglow/shared-contracts';

/** Printing inks of one sleeve: the paper, three inks from quiet to loud, and a spot color that is used sparingly. */
export interface Palette {
  readonly ground: string;
  readonly inks: readonly [quiet: string, middle: string, loud: string];
  readonly spot: string;
}

function palette(ground: string, inks: Palette['inks'], spot: string): Palette {
  return { ground, inks, spot };
}

export const PALETTES: readonly [Palette, ...Palette[]] = [
  palette('#1b0f14', ['#6d1f2d', '#d94a3a', '#ffae68'], '#ffe9cf'),
  palette('#06222b', ['#0d5666', '#2b9f9f', '#a5dfcf'], '#ff8f6b'),
  palette('#150b2e', ['#46278c', '#9668ee', '#f2a3c7'], '#ffd9a0'),
  palette('#f1ece1', ['#f4b81c', '#e63a26', '#1a1a1d'], '#2a56c6'),
  palette('#121a11', ['#33532f', '#7c9a4c', '#dbd37c'], '#ff9361'),
  palette('#ffd6bf', ['#f08a6b', '#b63a57', '#4b2350'], '#fff6ee'),
  palette('#e6eef3', ['#9dbdd4', '#4677a3', '#18335c'], '#ff6b4a'),
  palette('#111114', ['#3a3a41', '#8a8a92', '#e7e4df'], '#ff4f2e'),
  palette('#eee1cc', ['#d6a76c', '#a65a34', '#34272a'], '#2f7c80'),
  palette('#0b0a1f', ['#2a1fe0', '#ff2e88', '#ffd166'], '#f4f4ff'),
  palette('#04231f', ['#0a6552', '#2fbf8a', '#f5e180'], '#fff3d6'),
  palette('#270b22', ['#7a1d52', '#d5437b', '#ff9c85'], '#ffe3cf'),
  palette('#081338', ['#1b3fae', '#5b8bfa', '#ffbf9d'], '#fff1e4'),
  palette('#f3e7d8', ['#ec9a3c', '#c2452d', '#20403c'], '#142222'),
  palette('#ebe4f9', ['#b7a0ec', '#6a4cc2', '#291952'], '#ffb547'),
  palette('#0d0c0a', ['#3c311d', '#a8843f', '#ead08f'], '#f8f1df'),
  palette('#0d2a44', ['#21435f', '#d0805a', '#ffb061'], '#ffecd6'),
  palette('#dcf3e8', ['#7fcfae', '#2d8b80', '#103843'], '#ff7a62'),
  palette('#fbe3ee', ['#f19ac0', '#a03a92', '#2c1747'], '#ffd447'),
  palette('#0a1020', ['#1d2b4f', '#e8553f', '#f6c453'], '#9ad4d6'),
];

/** The channels' own hues, as on the rest of the site. */
export const CHANNEL_PALETTES = {
  chill: palette('#0a2a4a', ['#0b6e70', '#3fd9c4', '#55a8ff'], '#eafff8'),
  classics: palette('#3a1508', ['#96590a', '#ff9a3d', '#ffcb57'], '#fff1d2'),
  deep: palette('#150f3d', ['#4526a0', '#8f7bff', '#b79bff'], '#f0e8ff'),
  [BRAND_CHANNEL_ID]: palette('#2b0a26', ['#8e2540', '#ff5c9a', '#ff7a5c'], '#ffe2c8'),
} as const;
