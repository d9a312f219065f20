import { defineArea } from '@afterglow/shared-area';
import { modals, pages } from './pages.ts';

export const remote = defineArea({ name: 'premium', pages, modals });
