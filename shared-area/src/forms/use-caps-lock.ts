import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a field tell, and what the field listens to. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // A form that is filled in by a browser or a password manager sends events without this.
  const read = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read } };
}
