import { defineModals, definePages } from './page-table.ts';

test('a page table that differs from the build throws', () => {
  expect(() => definePages({ home: { path: '/', page: './pages/home.page.tsx' } })).toThrow('is read by the build');
  expect(() => defineModals({})).toThrow('is read by the build');
});
