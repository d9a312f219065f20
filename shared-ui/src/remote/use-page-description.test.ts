import { renderHook } from '@testing-library/react';
import { usePageDescription } from './use-page-description.ts';

const described = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map((meta) => meta.content);

test('a page describes itself in the one place there is, and leaves the site’s own words behind', () => {
  document.head.innerHTML = '<meta name="description" content="All the music">';
  const page = renderHook(() => usePageDescription('One page of it'));
  expect(described()).toEqual(['One page of it']);
  page.unmount();
  expect(described()).toEqual(['All the music']);
});

test('without such a place one is made', () => {
  document.head.innerHTML = '';
  renderHook(() => usePageDescription('One page of it'));
  expect(described()).toEqual(['One page of it']);
});
