import type { PlayerPort } from '@afterglow/shared-contracts';
import { SEEK_STEP_MS, seekBy, VOLUME_STEP } from '@afterglow/shared-player/react';
import { isPlaying } from '../../startup/create-player.ts';
import type { Views } from '../views.ts';

/**
 * Controls that use any of these keys themselves: text fields, controls moved by arrows, dialogs (except the
 * player's).
 */
const USES_ALL_KEYS = [
  ...[
    'input',
    'textarea',
    'select',
    'dialog:not(:has([data-shortcuts]))', // a dialog itself has the focus after a click outside its controls
    'dialog:not(:has([data-shortcuts])) *',
    '[contenteditable]:not([contenteditable="false"])',
  ],
  ...['slider', 'tab', 'combobox', 'listbox', 'option', 'menu', 'menuitem', 'radio'].map((role) => `[role="${role}"]`),
].join();
const USES_SPACE = 'button, summary, a, [role="button"]';

/**
 * Shortcuts for the player: space or k, arrows, j and l, m; for the queue, the full-screen player and the list of
 * shortcuts. Returns a disposer.
 */
export function listenForShortcuts(
  player: PlayerPort,
  views: Pick<Views, 'togglePanel' | 'change' | 'getState'>,
): () => void {
  let volume = 0;
  const listening = player.volume$.subscribe((state) => {
    volume = state.volume;
  });
  const toggle = () => (isPlaying(player) ? player.pause() : void player.resume());
  const commands: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    k: toggle,
    j: () => seekBy(player, -SEEK_STEP_MS),
    l: () => seekBy(player, SEEK_STEP_MS),
    ArrowLeft: () => seekBy(player, -SEEK_STEP_MS),
    ArrowRight: () => seekBy(player, SEEK_STEP_MS),
    ArrowUp: () => player.setVolume(volume + VOLUME_STEP),
    ArrowDown: () => player.setVolume(volume - VOLUME_STEP),
    m: () => player.toggleMute(),
    f: () => views.change({ isExpanded: !views.getState().isExpanded }),
  };
  const always: Readonly<Record<string, () => void>> = {
    q: () => !views.getState().isExpanded && views.togglePanel('queue'),
    '?': () => views.change({ isHelpOpen: true }),
  };
  function onKeyDown(event: KeyboardEvent) {
    const known = player.getState().status === 'stopped' ? always : { ...commands, ...always };
    const command = Object.hasOwn(known, event.key) ? known[event.key] : undefined;
    if (!command || isMeantElsewhere(event)) return;
    if (isLetterOrSign(event.key) && !views.getState().hasLetterKeys) return;
    event.preventDefault();
    command();
  }
  document.addEventListener('keydown', onKeyDown);
  return () => {
    listening.unsubscribe();
    document.removeEventListener('keydown', onKeyDown);
  };
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || hasModifier(event)) return true;
  const { target, key } = event;
  if (!(target instanceof Element)) return false;
  return target.matches(USES_ALL_KEYS) || (key === ' ' && target.matches(USES_SPACE));
}

/** Keys that speech input may type by mistake. */
function isLetterOrSign(key: string): boolean {
  return key.length === 1 && key !== ' ';
}

/** A question mark is typed with the shift key. */
function hasModifier({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (shiftKey && key !== '?');
}
