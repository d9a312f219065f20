import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { searchPlaceAt } from './config/search-place.ts';
import { useRememberOpened } from './features/recent-searches/use-remember-opened.ts';
import { SearchField } from './features/search-field/components/search-field.tsx';

/** Every page of the search has the field above it: it stays, with its content, while the pages below it change. */
export function SearchFrame({ children }: { readonly children: ReactNode }) {
  useRememberOpened();
  const { pathname, search } = useLocation();
  const { keyword, tab } = searchPlaceAt(pathname);
  return (
    <>
      <SearchField keyword={keyword} tab={tab} query={search} />
      {children}
    </>
  );
}
