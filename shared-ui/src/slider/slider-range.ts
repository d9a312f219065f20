/** Whole numbers from `min` to `max`; an arrow key moves by `step`, a page key by `largeStep`. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly largeStep: number;
}

export function clampToRange(value: number, { min, max }: SliderRange): number {
  return Math.round(Math.min(Math.max(value, min), Math.max(min, max)));
}

export function fractionOf(value: number, { min, max }: SliderRange): number {
  return max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
}

export function valueAt(fraction: number, range: SliderRange): number {
  return clampToRange(range.min + fraction * (range.max - range.min), range);
}

/** The value after a key, from `value`; undefined for keys that the slider does not use. */
export function valueAfterKey(key: string, value: number, range: SliderRange): number | undefined {
  const moved = {
    ArrowRight: value + range.step,
    ArrowUp: value + range.step,
    ArrowLeft: value - range.step,
    ArrowDown: value - range.step,
    PageUp: value + range.largeStep,
    PageDown: value - range.largeStep,
    Home: range.min,
    End: range.max,
  }[key];
  return moved === undefined ? undefined : clampToRange(moved, range);
}
