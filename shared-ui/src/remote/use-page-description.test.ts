import { renderHook } from '@testing-library/react';
import { usePageDescription } from './use-page-description.ts';

const described = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map((meta) => meta.content);

test('a page sets the existing description, and drops that of the site', () => {
  document.head.innerHTML = '<meta name="description" content="All the music">';
  const page = renderHook(() => usePageDescription('One page of it'));
  expect(described()).toEqual(['One page of it']);
  page.unmount();
  expect(described()).toEqual(['All the music']);
});

test('a missing description element is created', () => {
  document.head.innerHTML = '';
  renderHook(() => usePageDescription('One page of it'));
  expect(described()).toEqual(['One page of it']);
});
