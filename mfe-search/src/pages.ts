import { defineModals, definePages } from '@afterglow/shared-area';

export const pages = definePages({
  search: {
    path: '/search',
    page: './pages/search.page.tsx',
    listed: true,
    title: 'Search',
    description: 'Find mixes, shows, and artists on {brand}.',
    menu: { section: 'Search', icon: 'search', order: 200, quick: true, shortcut: true },
  },
  results: { path: '/search/results/:tab?/*', name: 'search/results', page: './pages/results.page.tsx' },
});

export const modals = defineModals({ 'command-palette': './modals/command-palette.modal.tsx' });
