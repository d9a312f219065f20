/** The full-screen player grows out of the bar, and shrinks back into it. */

const ENTER_MS = 320;
const LEAVE_MS = 180;
const EASE_OUT = 'cubic-bezier(0.2, 0, 0, 1)';
const DOWN = 'translateY(12%)';

/** The cover moves from its position in the bar to its position in the sheet. */
export function enterFromBar(sheet: HTMLElement): void {
  const small = document.querySelector('section[data-playing] img');
  const large = sheet.querySelector<HTMLElement>('[data-cover] img');
  if (!small || !large || !canMove(large)) return;
  const from = small.getBoundingClientRect();
  const to = large.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  large.animate(
    [
      { transform: start, transformOrigin: 'top left' },
      { transform: 'none', transformOrigin: 'top left' },
    ],
    {
      duration: ENTER_MS,
      easing: EASE_OUT,
    },
  );
}

/** Calls back when the sheet has gone; immediately under reduced motion. */
export function leave(sheet: HTMLElement | null, onGone: () => void): void {
  const dialog = sheet?.closest('dialog');
  if (!dialog || !canMove(dialog)) return onGone();
  const { transform } = getComputedStyle(dialog);
  const going = dialog.animate(
    [
      { transform, opacity: 1 },
      { transform: DOWN, opacity: 0 },
    ],
    {
      duration: LEAVE_MS,
      easing: EASE_OUT,
      fill: 'forwards',
    },
  );
  going.onfinish = onGone;
  going.oncancel = onGone;
}

function canMove(element: Element): boolean {
  return 'animate' in element && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
