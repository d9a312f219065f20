import type { NavigationPort, StoragePort } from '@afterglow/shared-contracts';
import { BehaviorSubject, distinctUntilChanged, map, skip, type Observable } from 'rxjs';
import { pathnameOf } from '../ports/internal-path.ts';

const KEYS = 'shortcuts';
const OFF = 'off';

export type SidePanel = 'queue' | 'tracklist';

/** The open parts of the frame outside the page. */
export interface ViewsState {
  /** To the right of the page. */
  readonly panel: SidePanel | null;
  readonly isExpanded: boolean;
  readonly isHelpOpen: boolean;
  /**
   * Letters and symbols are shortcuts; the browser stores the choice. Listeners with speech input may want them off.
   */
  readonly hasLetterKeys: boolean;
}

export interface Views {
  readonly state$: Observable<ViewsState>;
  getState(): ViewsState;
  togglePanel(panel: SidePanel): void;
  change(fields: Partial<Omit<ViewsState, 'hasLetterKeys'>>): void;
  setLetterKeys(isOn: boolean): void;
}

/** The panel stays while the listener moves between pages; overlays close then. */
export function createViews(navigation: Pick<NavigationPort, 'path$'>, storage: StoragePort): Views {
  const hasLetterKeys = storage.get(KEYS) !== OFF;
  const state$ = new BehaviorSubject<ViewsState>({ panel: null, isExpanded: false, isHelpOpen: false, hasLetterKeys });
  const change = (fields: Partial<ViewsState>) => state$.next({ ...state$.value, ...fields });
  const pathname$ = navigation.path$.pipe(map(pathnameOf), distinctUntilChanged());
  pathname$.pipe(skip(1)).subscribe(() => {
    if (state$.value.isExpanded || state$.value.isHelpOpen) change({ isExpanded: false, isHelpOpen: false });
  });
  return {
    state$: state$.asObservable(),
    getState: () => state$.value,
    togglePanel: (panel) => change({ panel: state$.value.panel === panel ? null : panel }),
    change,
    setLetterKeys(isOn) {
      if (isOn) storage.remove(KEYS);
      else storage.set(KEYS, OFF);
      change({ hasLetterKeys: isOn });
    },
  };
}
