/** What a slider hands to its drawing; fractions run from 0 to 1. */
export interface SliderView {
  readonly fraction: number;
  /** Where the mouse hovers or drags, if it does. */
  readonly pointerFraction: number | undefined;
  readonly dragging: boolean;
}
