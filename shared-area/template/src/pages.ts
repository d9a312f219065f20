import { definePages } from '@afterglow/shared-area';

export const pages = definePages({
  home: {
    path: '/sample',
    name: 'sample',
    page: './pages/home.page.tsx',
    listed: true,
    title: 'Sample',
    description: 'Sample, on {brand}.',
    menu: { section: 'Sample', icon: 'disc', order: 450 },
  },
});
