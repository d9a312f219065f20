/**
 * Does what leads to another page, once the press of a key in a field is over. The shell moves the focus to the next page's heading, but
 * neither while a field has it nor after a key was pressed there, for which it would take one that is still on its way up.
 */
export function afterKeyPress(go: () => void): void {
  setTimeout(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    go();
  });
}
