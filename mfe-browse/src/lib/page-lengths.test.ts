import { DEFAULT_LIMIT } from '@afterglow/shared-contracts';
import { pageAtOffset } from './page-lengths.ts';

test('[BROWSE-126] a list without configured numbers shows six and adds five', () => {
  expect(pageAtOffset()).toEqual({ limit: 6, offset: 0 });
  expect(pageAtOffset(6)).toEqual({ limit: 5, offset: 6 });
  expect(pageAtOffset(11)).toEqual({ limit: 5, offset: 11 });
});

test('[BROWSE-127] the numbers of a screen take precedence, otherwise a request asks for the first six', () => {
  expect(pageAtOffset(0, { first: 30, more: 15 })).toEqual({ limit: 30, offset: 0 });
  expect(pageAtOffset(30, { first: 30, more: 15 })).toEqual({ limit: 15, offset: 30 });
  expect(pageAtOffset()).toEqual({ limit: 6, offset: 0 });
  expect(DEFAULT_LIMIT).toBe(10);
});
