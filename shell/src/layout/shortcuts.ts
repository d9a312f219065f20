import type { PlayerPort } from '@afterglow/shared-contracts';
import { SEEK_STEP_MS, VOLUME_STEP } from '@afterglow/shared-player/react';

/** Controls that have a use of their own for these keys. */
const USES_KEYS =
  'a, button, input, textarea, select, summary, [role="slider"], [role="tab"], [contenteditable="true"], dialog *';

/** Keys for the player: space or k, arrows, j and l, m. Hands back its undoing. */
export function listenForShortcuts(player: PlayerPort, getVolume: () => number): () => void {
  const seekBy = (stepMs: number) => player.seek(player.getState().currentTime + stepMs);
  const toggle = () => (isSounding(player) ? player.pause() : void player.resume());
  const commands: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    k: toggle,
    j: () => seekBy(-SEEK_STEP_MS),
    l: () => seekBy(SEEK_STEP_MS),
    ArrowLeft: () => seekBy(-SEEK_STEP_MS),
    ArrowRight: () => seekBy(SEEK_STEP_MS),
    ArrowUp: () => player.setVolume(getVolume() + VOLUME_STEP),
    ArrowDown: () => player.setVolume(getVolume() - VOLUME_STEP),
    m: () => player.toggleMute(),
  };
  function onKeyDown(event: KeyboardEvent) {
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
    if (!command || isMeantElsewhere(event) || player.getState().status === 'stopped') return;
    event.preventDefault();
    command();
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

function isSounding(player: PlayerPort): boolean {
  const { status } = player.getState();
  return status === 'playing' || status === 'loading';
}

function isMeantElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isControl = target instanceof Element && target.matches(USES_KEYS);
  return defaultPrevented || ctrlKey || metaKey || altKey || isControl;
}
