import type { Random } from '#music/random.ts';
import { heightPxOf } from '@afterglow/api';
import type { Palette } from './palettes.ts';

export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

/** Two decimal places are finer than any pixel we make. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A sheet of paper to draw on, in its own units; the result is SVG without text, so no machine needs a font. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
  readonly #definitions: string[] = [];
  readonly #marks: string[] = [];

  constructor(size: { readonly width: number; readonly height: number }, palette: Palette, random: Random) {
    this.width = size.width;
    this.height = size.height;
    this.palette = palette;
    this.random = random;
  }

  draw(markup: string): void {
    this.#marks.push(markup);
  }

  fill(paint: string, attributes = ''): void {
    this.draw(`<rect width="${this.width}" height="${this.height}" fill="${paint}" ${attributes}/>`);
  }

  /** Draws inside a group, for example one with a clip path, an opacity or a turn. */
  group(attributes: string, drawInside: () => void): void {
    this.draw(`<g ${attributes}>`);
    drawInside();
    this.draw('</g>');
  }

  /** Defines an element by its markup without an ID; returns its reference `url(#…)`. */
  define(element: string, attributes: string, content: string): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(`<${element} id="${id}" ${attributes}>${content}</${element}>`);
    return `url(#${id})`;
  }

  /** A gradient across the shape that it fills; `angle` 0 runs left to right, 90 top to bottom. */
  linear(stops: readonly GradientStop[], angle = 90): string {
    return this.define('linearGradient', `gradientTransform="rotate(${angle} .5 .5)"`, stopMarkup(stops));
  }

  /** A glow; its center is given in fractions of the shape. */
  radial(stops: readonly GradientStop[], center: readonly [number, number] = [0.5, 0.5], radius = 0.5): string {
    const place = `cx="${center[0]}" cy="${center[1]}" r="${radius}"`;
    return this.define('radialGradient', place, stopMarkup(stops));
  }

  clip(markup: string): string {
    return this.define('clipPath', '', markup);
  }

  toSvg(widthPx: number): string {
    const heightPx = heightPxOf(this, widthPx);
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" ` +
      `viewBox="0 0 ${this.width} ${this.height}"><defs>${this.#definitions.join('')}</defs>${this.#marks.join('')}</svg>`
    );
  }
}

function stopMarkup(stops: readonly GradientStop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}
