import { useId, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './dropdown.module.css';
import { useDropdown } from './use-dropdown.ts';

interface ToggleProps {
  readonly 'aria-expanded': boolean;
  readonly 'aria-controls': string;
  readonly onClick: () => void;
}

interface DropdownProps {
  readonly renderToggle: (props: ToggleProps) => ReactNode;
  /** List items with links or buttons; a click on one closes the list. */
  readonly children: ReactNode;
  readonly placement?: 'below' | 'above';
  readonly align?: 'start' | 'end';
}

/** A toggle and the list it opens. */
export function Dropdown({ renderToggle, children, placement = 'below', align = 'start' }: DropdownProps) {
  const { isOpen, toggle, close, box, popup } = useDropdown();
  const id = useId();
  return (
    <div ref={box} className={styles.box}>
      {renderToggle({ 'aria-expanded': isOpen, 'aria-controls': id, onClick: toggle })}
      <ul
        ref={(element) => {
          popup.current = element;
        }}
        id={id}
        hidden={!isOpen}
        className={classNames(styles.popup, styles[placement], styles[align])}
        onClick={close}
      >
        {children}
      </ul>
    </div>
  );
}
