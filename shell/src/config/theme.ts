import type { StoragePort } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'theme';

export interface ThemeChoice {
  readonly theme$: Observable<Theme>;
  getTheme(): Theme;
  choose(theme: Theme): void;
}

/** The theme chosen by the listener, else that of the system. The stylesheets read it from the root element. */
export function createThemeChoice(storage: StoragePort): ThemeChoice {
  const stored = storage.get(KEY);
  const theme$ = new BehaviorSubject<Theme>(THEMES.find((theme) => theme === stored) ?? 'system');
  theme$.subscribe(apply);
  return {
    theme$: theme$.asObservable(),
    getTheme: () => theme$.value,
    choose(theme) {
      storage.set(KEY, theme);
      theme$.next(theme);
    },
  };
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
