import { defineArea } from '@afterglow/shared-area';
import { modals, pages } from './pages.ts';
import { SearchFrame } from './search-frame.tsx';
import { ResultsSkeleton } from './skeletons.tsx';

export const remote = defineArea({
  name: 'search',
  pages,
  modals,
  fallback: { results: ResultsSkeleton },
  frame: SearchFrame,
});
