import { useEffect } from 'react';
import { pageTitle } from '@afterglow/shared-contracts';

/** Sets the document's title for the page, for example "Afterglow | Radio". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
