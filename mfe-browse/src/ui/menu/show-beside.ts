/** The gap between the menu and its button, and the minimum gap to the edge of the window. */
const GAP_PX = 8;

/**
 * Opens a popover below its button with their right edges aligned, or above it without space below. Returns a function
 * that checks whether the button has moved away from it, which does not apply to a sheet; a scroll that started before
 * it opened is reported only now.
 */
export function showBeside(popup: HTMLElement, anchor: HTMLElement): () => boolean {
  if (!('showPopover' in popup)) return () => true; // an old browser shows it in its normal position
  popup.showPopover();
  const button = anchor.getBoundingClientRect();
  const { width, height } = popup.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = button.bottom + GAP_PX;
  const top = below + height + GAP_PX <= clientHeight ? below : button.top - GAP_PX - height;
  popup.style.setProperty('--popup-left', `${within(button.right - width, clientWidth - width)}px`);
  popup.style.setProperty('--popup-top', `${within(top, clientHeight - height)}px`);
  if (width >= clientWidth) return () => false;
  return () => Math.abs(anchor.getBoundingClientRect().top - button.top) >= 1;
}

function within(px: number, mostPx: number): number {
  return Math.round(Math.max(GAP_PX, Math.min(px, mostPx - GAP_PX)));
}
