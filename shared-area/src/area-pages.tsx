import { createPageMatcher, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPage } from './lazy-page.tsx';
import type { AnyPageProps, PageEntry } from './page-table.ts';

export interface AreaPagesOptions {
  readonly entries: readonly PageEntry[];
  /** By key. A page without a fallback uses that of another page in the same module, if there is one. */
  readonly fallback: Readonly<Partial<Record<string, ComponentType<AnyPageProps>>>>;
  /** Wraps every page; stays mounted while the pages inside it change. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }>;
}

interface AreaPages {
  /** The page at the current URL; renders nothing at a URL of another area. */
  readonly Pages: ComponentType;
  loadPage(pathname: string): Promise<void>;
}

/** Renders the pages of a table, each from its own chunk. */
export function createAreaPages({ entries, fallback, frame: Frame = Fragment }: AreaPagesOptions): AreaPages {
  const match = createPageMatcher(entries);
  const views = new Map<PageEntry['load'], ComponentType<AnyPageProps>>();
  for (const { load } of entries) if (load && !views.has(load)) views.set(load, lazyPage(load, Waiting));

  function Waiting(props: AnyPageProps) {
    const entry = entries.find(({ key }) => key === props.page);
    const other = entries.find(({ key, load }) => load === entry?.load && fallback[key]);
    const State = fallback[props.page] ?? (other && fallback[other.key]);
    return State ? <State {...props} /> : null;
  }

  function Pages() {
    const { pathname, search } = useLocation();
    const found = match(pathname);
    // During a navigation to another area, the URL is already that area's.
    if (!found) return null;
    const { page, parameters, movedTo } = found;
    if (movedTo !== undefined) return <Redirect to={movedTo + search} />;
    if (page.notFound) return <Redirect to={notFoundPath(page.notFound)} />;
    const View = views.get(page.load);
    return <Frame>{View && <View page={page.key} parameters={parameters} />}</Frame>;
  }

  return {
    Pages,
    loadPage: async (pathname) => void (await match(pathname)?.page.load?.()),
  };
}
