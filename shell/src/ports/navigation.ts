import { internalPath, type NavigationPort } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data';
import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import { numberHistory } from './history-place.ts';
import { createVisited } from './visited.ts';
import { ShellError } from '../lib/shell-error.ts';

/**
 * Navigation over the browser's history. single-spa turns every change of the history into a `popstate` event, which
 * the routers of the areas and of the frame follow.
 */
export function createNavigation(): NavigationPort {
  const path$ = new BehaviorSubject(getPath());
  const notify = () => path$.next(getPath());
  const place = numberHistory();
  window.addEventListener('popstate', notify);
  const changes$ = path$.pipe(distinctUntilChanged());
  const visited = createVisited(createSafeStorage(() => sessionStorage));
  changes$.subscribe(visited.add);
  return {
    path$: changes$,
    getPath,
    navigate(path, { replace = false } = {}) {
      const target = safePath(path);
      if (replace) history.replaceState(null, '', target);
      else if (target !== `${getPath()}${location.hash}`) history.pushState(null, '', target);
      notify(); // nothing else would before single-spa has started
    },
    back() {
      if (this.canGoBack?.()) history.back();
      else this.navigate('/', { replace: true });
    },
    canGoBack: () => place() > 0,
    getVisited: visited.get,
  };
}

function getPath(): string {
  return `${location.pathname}${location.search}`;
}

/** Browsers read "//host" and "/\host" as URLs of another site. */
function safePath(path: string): string {
  const target = /^\/(?![/\\])/.test(path) ? internalPath(path) : undefined;
  if (target !== undefined) return target;
  throw new ShellError('path_refused', `"${path}" is not a path of this site.`, { context: { path } });
}
