import { useState, type PointerEvent } from 'react';
import { valueAt, type SliderRange } from './slider-range.ts';

const PRIMARY_BUTTON = 0;

interface PointerHandlers {
  readonly range: SliderRange;
  readonly disabled: boolean;
  readonly onChange: ((value: number) => void) | undefined;
  readonly onCommit: ((value: number) => void) | undefined;
}

/** Drag state of a slider: the value under the pointer until it is released, and the hovered position. */
export function useSliderPointer({ range, disabled, onChange, onCommit }: PointerHandlers) {
  const [dragValue, setDragValue] = useState<number>();
  const [pointerFraction, setPointerFraction] = useState<number>();

  function drag(fraction: number) {
    const value = valueAt(fraction, range);
    setDragValue(value);
    setPointerFraction(fraction);
    onChange?.(value);
  }
  function end() {
    setDragValue(undefined);
    setPointerFraction(undefined);
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || event.button !== PRIMARY_BUTTON) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag(fractionUnder(event));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (disabled) return;
      if (dragValue !== undefined) drag(fractionUnder(event));
      else if (event.pointerType === 'mouse') setPointerFraction(fractionUnder(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (dragValue === undefined) return;
      end();
      onCommit?.(valueAt(fractionUnder(event), range));
    },
    onPointerCancel: end,
    onPointerLeave() {
      if (dragValue === undefined) setPointerFraction(undefined);
    },
  };
  return { dragValue, pointerFraction, handlers };
}

function fractionUnder(event: PointerEvent<HTMLElement>): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return width > 0 ? Math.min(Math.max((event.clientX - left) / width, 0), 1) : 0;
}
