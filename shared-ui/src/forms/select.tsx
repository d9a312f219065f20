import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-shapes.ts';
import { classNames } from '../lib/class-names.ts';
import { indexAfterKey } from '../lib/index-after-key.ts';
import popupStyles from '../overlay/dropdown.module.css';
import { useDropdown } from '../overlay/use-dropdown.ts';
import styles from './select.module.css';

/** A choice and its label. */
export interface SelectOption<Value> {
  readonly value: Value;
  readonly label: string;
}

/** `Value` identifies an option: a text or a number. */
export interface SelectProps<Value> {
  /** The accessible name, for example "Speed". */
  readonly label: string;
  /** Shown before the active option, for example "Sort by". */
  readonly prefix?: string;
  readonly options: readonly SelectOption<Value>[];
  /** The active option's value. */
  readonly value: Value;
  /** Called with the chosen option's value, unless it was active already. */
  readonly onChange: (value: Value) => void;
  readonly placement?: 'below' | 'above';
  readonly align?: 'start' | 'end';
  /** `quiet` is for a bar of icons: no background, and `face` instead of prefix and option. */
  readonly look?: 'field' | 'quiet';
  readonly face?: ReactNode;
  readonly icon?: IconName;
  /** Marks a quiet select whose choice is not the default. */
  readonly isSet?: boolean;
}

/**
 * A button with the active option, and the list it opens. Arrows, Home, End and Enter choose; Escape changes nothing.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, value, onChange } = props;
  const dropdown = useDropdown();
  const { isOpen, toggle, close, box } = dropdown;
  const id = useId();
  const selected = options.findIndex((option) => option.value === value);

  function choose(index: number) {
    const option = options[index];
    close();
    box.current?.querySelector('button')?.focus();
    if (option && option.value !== value) onChange(option.value);
  }

  return (
    <div ref={box} className={popupStyles.box}>
      <Toggle {...props} active={options[selected]?.label} isOpen={isOpen} listId={id} onClick={toggle} />
      <Options {...props} id={id} dropdown={dropdown} selected={selected} onChoose={choose} />
    </div>
  );
}

type ToggleProps = Pick<SelectProps<never>, 'label' | 'prefix' | 'look' | 'face' | 'icon' | 'isSet'> & {
  readonly active: string | undefined;
  readonly isOpen: boolean;
  readonly listId: string;
  readonly onClick: () => void;
};

function Toggle({ label, look = 'field', isSet = false, active, isOpen, listId, onClick, ...face }: ToggleProps) {
  const isQuiet = look === 'quiet';
  return (
    <button
      type="button"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-controls={listId}
      title={label}
      aria-label={nameOf(face.prefix ?? `${label}:`, active)}
      className={classNames(styles.toggle, isQuiet && styles.muted, isSet && styles.set)}
      onClick={onClick}
    >
      {face.icon && <Icon name={face.icon} />}
      {isQuiet ? face.face : <FieldFace prefix={face.prefix} active={active} />}
    </button>
  );
}

/** The name contains the visible text, for voice control. */
function nameOf(label: string, active = 'none'): string {
  return `${label} ${active}`;
}

function FieldFace({ prefix, active }: { readonly prefix: string | undefined; readonly active: string | undefined }) {
  return (
    <>
      {prefix !== undefined && <span className={styles.prefix}>{prefix}</span>} {active}
      <Icon name="chevron-down" size="s" />
    </>
  );
}

type OptionsProps = Pick<SelectProps<never>, 'label' | 'placement' | 'align'> & {
  readonly options: readonly SelectOption<string | number>[];
  readonly id: string;
  readonly dropdown: ReturnType<typeof useDropdown>;
  readonly selected: number;
  readonly onChoose: (index: number) => void;
};

function Options({
  label,
  options,
  id,
  dropdown,
  selected,
  onChoose,
  placement = 'below',
  align = 'start',
}: OptionsProps) {
  const { isOpen, popup } = dropdown;
  const [active, setActive] = useState(0);

  useEffect(() => {
    if (!isOpen) return;
    setActive(Math.max(selected, 0));
    popup.current?.focus({ preventScroll: true });
    // Only when it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    const next = indexAfterKey(event.key, active, { count: options.length, keys: ['ArrowUp', 'ArrowDown'] });
    if (event.key === 'Enter' || event.key === ' ') onChoose(active);
    else if (next !== undefined) setActive(next);
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={(element) => {
        popup.current = element;
      }}
      id={id}
      role="listbox"
      aria-label={label}
      aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
      tabIndex={-1}
      hidden={!isOpen}
      className={classNames(styles.options, popupStyles.popup, popupStyles[placement], popupStyles[align])}
      onKeyDown={onKeyDown}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selected}
          data-active={index === active || undefined}
          className={styles.option}
          onClick={() => onChoose(index)}
        >
          {option.label}
          <Icon name="check" size="s" className={styles.check} />
        </div>
      ))}
    </div>
  );
}
