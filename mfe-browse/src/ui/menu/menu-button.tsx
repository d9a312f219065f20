import { notify } from '@afterglow/shared-data/react';
import { IconButton, usePorts, type IconName } from '@afterglow/shared-ui';
import { useRef, useState, type ComponentType, type RefObject } from 'react';

export interface MenuProps<Thing> {
  readonly of: Thing;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface MenuButtonProps<Thing> extends Pick<MenuProps<Thing>, 'of'> {
  /** Names the button, for example "Options of Harbour Lights". */
  readonly label: string;
  readonly icon: IconName;
  readonly size?: 's' | 'm' | 'l';
  readonly className?: string | undefined;
  /** Menus are in a separate chunk: most visits open none. */
  readonly load: () => Promise<ComponentType<MenuProps<Thing>>>;
}

export function MenuButton<Thing>({ label, icon, size = 'l', className, of, load }: MenuButtonProps<Thing>) {
  const { bus } = usePorts();
  const anchor = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [Menu, setMenu] = useState<ComponentType<MenuProps<Thing>> | null>(null);

  async function toggle() {
    // The browser may close the menu when the button is pressed; the click that follows must not reopen it.
    if (Menu ?? wasOpen.current) {
      wasOpen.current = false;
      return setMenu(null);
    }
    try {
      const loaded = await load();
      setMenu(() => loaded);
    } catch {
      notify(bus, 'SOMETHING_WENT_WRONG');
    }
  }

  return (
    <span className={className}>
      <IconButton
        ref={anchor}
        icon={icon}
        size={size}
        label={label}
        aria-expanded={Menu !== null}
        onPointerDown={() => void (wasOpen.current = Menu !== null)}
        onClick={() => void toggle()}
      />
      {Menu && <Menu of={of} anchor={anchor} onClose={() => setMenu(null)} />}
    </span>
  );
}
