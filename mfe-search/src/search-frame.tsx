import { SearchField } from '@afterglow/shared-area/search-field';
import type { ReactNode } from 'react';
import { useRememberOpened } from './features/recent-searches/index.ts';

/** Every page of the search has the field above it: it stays mounted, with its content, while the pages change. */
export function SearchFrame({ children }: { readonly children: ReactNode }) {
  useRememberOpened();
  return (
    <>
      <SearchField place="page" />
      {children}
    </>
  );
}
