/** What a slider passes to the function that draws it; fractions run from 0 to 1. */
export interface SliderView {
  readonly fraction: number;
  /** Where the mouse hovers or drags, if it does. */
  readonly pointerFraction: number | undefined;
  readonly dragging: boolean;
}
