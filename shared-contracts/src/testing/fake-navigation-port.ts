import { BehaviorSubject } from 'rxjs';
import type { NavigationPort } from '../ports/navigation.port.ts';

/** A navigation port whose visits a test can read; `navigate` throws for anything that is not a path of the site. */
export interface FakeNavigationPort extends NavigationPort {
  readonly visits: readonly { readonly path: string; readonly replace: boolean }[];
}

/** Navigation that changes the URL of the test's window, as the shell does, so that routers follow. */
export function createFakeNavigationPort(initial = '/'): FakeNavigationPort {
  const visits: { path: string; replace: boolean }[] = [];
  const path$ = new BehaviorSubject(initial);
  const move = (path: string, replace: boolean) => {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    path$.next(path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  };
  const shown: string[] = [];
  path$.subscribe((path) => shown.push(path));
  move(initial, true);
  return {
    visits,
    path$,
    getPath: () => path$.value,
    navigate(path, { replace = false } = {}) {
      if (!/^\/(?!\/)/.test(path)) throw new Error(`Not a path of this site: ${path}`);
      visits.push({ path, replace });
      move(path, replace);
    },
    back() {
      if (this.canGoBack?.()) history.back();
      else this.navigate('/', { replace: true });
    },
    canGoBack: () => visits.some(({ replace }) => !replace),
    getVisited: () => shown,
  };
}
