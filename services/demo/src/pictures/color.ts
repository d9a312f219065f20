type Rgb = readonly [red: number, green: number, blue: number];

function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
}

/** A mixture of two colors, `amount` 0 (first) to 1 (second), as #rrggbb. */
export function mix(first: string, second: string, amount: number): string {
  const from = parse(first);
  const to = parse(second);
  const channels = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * amount));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Colors by their share of a surface; shares need not add up to 1. */
export function blend(parts: readonly (readonly [colour: string, share: number])[]): string {
  const total = parts.reduce((sum, [, share]) => sum + share, 0);
  const channels = [0, 1, 2].map((channel) => {
    const weighted = parts.reduce((sum, [color, share]) => sum + (parse(color)[channel] ?? 0) * share, 0);
    return Math.round(weighted / total);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export function darkestOf(colors: readonly [string, ...string[]]): string {
  return colors.reduce((darkest, color) => (lightness(color) < lightness(darkest) ? color : darkest));
}

/** 0 (black) to 1 (white), as perceived by the eye. */
export function lightness(hex: string): number {
  const [red, green, blue] = parse(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
