import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a field show, and the handlers for the field. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  // Autofill by a browser or a password manager dispatches events without this method.
  const read = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read } };
}
