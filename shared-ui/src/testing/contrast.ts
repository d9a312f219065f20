interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}
export type Theme = 'light' | 'dark';

/**
 * A custom property's color in one theme, from the text of colors.css: `#rrggbb`, `rgb(r g b / a%)`, light-dark() of
 * them, or var().
 */
export function tokenColor(css: string, name: string, theme: Theme): Rgba {
  const value = new RegExp(`${name}:\\s*([^;]+);`).exec(css)?.[1]?.trim();
  if (value === undefined) throw new Error(`${name} is not a token`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? tokenColor(css, reference, theme) : parse(ofTheme(value, theme));
}

/** WCAG contrast of `front` on `back`; translucent colors are first blended with their background. */
export function contrast(front: Rgba, back: Rgba): number {
  const [lighter, darker] = [luminance(over(front, back)), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `front` at a share of 0 to 1 over `back`. */
export function mix(front: Rgba, back: Rgba, share: number): Rgba {
  return over({ ...front, alpha: share }, back);
}

function over(front: Rgba, back: Rgba): Rgba {
  const blend = (a: number, b: number) => a * front.alpha + b * (1 - front.alpha);
  return { r: blend(front.r, back.r), g: blend(front.g, back.g), b: blend(front.b, back.b), alpha: 1 };
}

function ofTheme(value: string, theme: Theme): string {
  const pair = /^light-dark\((.+),\s*(#\w+|rgb\([^)]*\))\)$/.exec(value);
  if (!pair) return value;
  return (theme === 'light' ? pair[1] : pair[2]) ?? value;
}

function parse(value: string): Rgba {
  const hex = /^#([0-9a-f]{6})$/.exec(value)?.[1];
  return hex ? fromNumber(Number.parseInt(hex, 16)) : parseTranslucent(value);
}

function parseTranslucent(value: string): Rgba {
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/.exec(value);
  if (!parts) throw new Error(`not a colour: ${value}`);
  const [r, g, b, percent] = parts.slice(1).map(Number) as [number, number, number, number]; // the pattern's four groups
  return { r, g, b, alpha: percent / 100 };
}

function fromNumber(rgb: number): Rgba {
  return { r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255, alpha: 1 };
}

function luminance({ r, g, b }: Rgba): number {
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
