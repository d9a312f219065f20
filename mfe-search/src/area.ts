import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';
import { SearchFrame } from './search-frame.tsx';
import { ResultsWaiting } from './waiting.tsx';

export const remote = defineArea({ name: 'search', pages, waiting: { results: ResultsWaiting }, frame: SearchFrame });
