/** Passed to the render function of a slider; fractions run from 0 to 1. */
export interface SliderView {
  readonly fraction: number;
  /** The hovered or dragged position, if any. */
  readonly pointerFraction: number | undefined;
  readonly dragging: boolean;
}
