import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { fractionOf, valueAfterKey, type SliderRange } from './slider-range.ts';
import type { SliderView } from './slider-view.ts';
import { useSliderPointer } from './use-slider-pointer.ts';
import styles from './slider.module.css';

/** The range of a slider, its current value, and its render function. */
export interface SliderProps {
  readonly label: string;
  /** Whole numbers, as are `min` (0), `max`, `step` (1, the arrow keys) and `largeStep` (10, the page keys). */
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly largeStep?: number;
  /** Read by screen readers, for example "40 percent". */
  readonly valueText: (value: number) => string;
  /** Every value while dragging, and every key. */
  readonly onChange?: (value: number) => void;
  /** The value when the pointer is released, and on every key. */
  readonly onCommit?: (value: number) => void;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly children: (view: SliderView) => ReactNode;
}

/** A horizontal slider for keyboard, mouse and touch; `children` renders it. */
export function Slider({ disabled = false, ...props }: SliderProps) {
  const range = rangeOf(props);
  const { onChange, onCommit } = props;
  const pointer = useSliderPointer({ range, disabled, onChange, onCommit });
  const value = pointer.dragValue ?? props.value;

  function onKeyDown(event: KeyboardEvent) {
    const next = hasModifier(event) ? undefined : valueAfterKey(event.key, props.value, range);
    if (disabled || next === undefined) return;
    event.preventDefault();
    onChange?.(next);
    onCommit?.(next);
  }

  return (
    <div
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={props.label}
      aria-valuemin={range.min}
      aria-valuemax={props.max}
      aria-valuenow={value}
      aria-valuetext={props.valueText(value)}
      aria-disabled={disabled || undefined}
      className={classNames(styles.slider, disabled && styles.disabled, props.className)}
      onKeyDown={onKeyDown}
      {...pointer.handlers}
    >
      {props.children({
        fraction: fractionOf(value, range),
        pointerFraction: pointer.pointerFraction,
        dragging: pointer.dragValue !== undefined,
      })}
    </div>
  );
}

function rangeOf({ min = 0, max, step = 1, largeStep = 10 }: SliderProps): SliderRange {
  return { min, max, step, largeStep };
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.altKey || event.ctrlKey || event.metaKey;
}
