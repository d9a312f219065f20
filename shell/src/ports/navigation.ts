import { internalPath, type NavigationPort } from '@afterglow/shared-contracts';
import { BehaviorSubject, distinctUntilChanged } from 'rxjs';
import { ShellError } from '../lib/shell-error.ts';

const MOST_VISITED = 50;

/**
 * Navigation over the browser's history. single-spa turns every change of the history into a `popstate` event, which the routers of
 * the areas and of the frame follow.
 */
export function createNavigation(): NavigationPort {
  const path$ = new BehaviorSubject(getPath()); // lives as long as the page
  const tell = () => path$.next(getPath());
  window.addEventListener('popstate', tell);
  const changes$ = path$.pipe(distinctUntilChanged());
  let visited: readonly string[] = [];
  changes$.subscribe((path) => (visited = [...visited, path].slice(-MOST_VISITED)));
  return {
    path$: changes$,
    getPath,
    navigate(path, { replace = false } = {}) {
      const target = safePath(path);
      if (replace) history.replaceState(null, '', target);
      else if (target !== `${getPath()}${location.hash}`) history.pushState(null, '', target);
      tell(); // nothing else would before single-spa has started
    },
    back() {
      if (history.length > 1) history.back();
      else this.navigate('/', { replace: true });
    },
    getVisited: () => visited,
  };
}

function getPath(): string {
  return `${location.pathname}${location.search}`;
}

/** Browsers take "//host" and "/\host" for addresses of another site. */
function safePath(path: string): string {
  const target = /^\/(?![/\\])/.test(path) ? internalPath(path) : undefined;
  if (target !== undefined) return target;
  throw new ShellError('path_refused', `"${path}" is not a path of this site.`, { context: { path } });
}
