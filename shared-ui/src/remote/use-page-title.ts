import { useEffect } from 'react';
import { pageTitle } from '@afterglow/shared-contracts';

/** Names the document after the page, for example "Afterglow | Radio". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
