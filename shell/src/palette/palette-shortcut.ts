import { toNotification, type LiveSet } from '@afterglow/shared-contracts';
import type { Observable } from 'rxjs';
import { isApple } from '../lib/is-apple.ts';
import { logError } from '../lib/log.ts';
import { areaProvidingModal } from '../modals/area-providing-modal.ts';
import { PALETTE_CONTENT } from './palette-content.ts';
import type { PaletteHost } from './palette-host.ts';

/** A button of any area, or of the frame, that opens it. */
const BUTTON = '[data-opens="palette"]';
/** A dialog that waits for a response; the full-screen player is none. */
const OTHER_DIALOG = 'dialog[open]:not(:has([data-shortcuts]))';

interface OfferOptions extends PaletteHost {
  /** The live set, replayed. */
  readonly liveSet$: Observable<LiveSet>;
}

/**
 * Opens the palette on Ctrl+K, on a Mac on Cmd+K, and closes it on the same keys, while a live release offers one;
 * otherwise the keys belong to the browser. `data-palette` of the document names the platform while there is one, for
 * hints about the keys.
 */
export function registerPaletteShortcut({ liveSet$, ...host }: OfferOptions): () => void {
  const given = new AbortController();
  let close: (() => void) | undefined;

  async function open() {
    try {
      const { openPalette } = await import(/* webpackChunkName: "modal" */ './open-palette.tsx');
      close ??= openPalette(host, () => (close = undefined));
    } catch (error) {
      logError('The palette could not be loaded.', error);
      host.ports.bus.emit('notification:show', toNotification('SOMETHING_WENT_WRONG'));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isPaletteKey(event) || !isOffered(host)) return;
    event.preventDefault();
    if (close) close();
    else if (!document.querySelector(OTHER_DIALOG)) void open();
  }

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest(BUTTON)) void open();
  }

  const live = liveSet$.subscribe(() => {
    if (isOffered(host)) document.documentElement.dataset['palette'] = isApple() ? 'apple' : 'other';
    else delete document.documentElement.dataset['palette'];
  });
  document.addEventListener('keydown', onKeyDown, { signal: given.signal });
  document.addEventListener('click', onClick, { signal: given.signal });
  return () => {
    given.abort();
    live.unsubscribe();
    close?.();
  };
}

function isOffered({ applications }: Pick<PaletteHost, 'applications'>): boolean {
  return areaProvidingModal(applications.getLiveSet(), PALETTE_CONTENT) !== undefined;
}

/** On a Mac Ctrl+K deletes the rest of a line in a text field. */
function isPaletteKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  const [wanted, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return isK(event) && wanted && !other && !altKey && !shiftKey && !isComposing;
}

/** A keyboard without Latin letters, such as a Greek one, has no key that types a K: there its position counts. */
function isK({ key, code }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/\p{Script=Latin}/u.test(key));
}
