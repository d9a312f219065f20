/**
 * Runs a navigation after the key press in a field is over. The shell moves the focus to the next page's heading, but
 * not while a field has it or after a key was pressed there, including one that is not released yet.
 */
export function afterKeyPress(go: () => void): void {
  setTimeout(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    go();
  });
}
