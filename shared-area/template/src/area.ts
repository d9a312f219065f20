import { defineArea } from '@afterglow/shared-area';
import { pages } from './pages.ts';

export const remote = defineArea({ name: 'sample', pages });
