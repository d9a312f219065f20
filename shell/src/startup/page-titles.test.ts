import { createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import { createRouteTable } from '../applications/route-table.ts';
import { buildSite } from '../testing/build-site.ts';
import { updatePageTitles } from './page-titles.ts';

test('the document title comes from the release of the area, or else from the page', () => {
  const navigation = createFakeNavigationPort('/search');
  updatePageTitles(navigation, { ownerOf: createRouteTable(buildSite()) });
  expect(document.title).toBe('Afterglow | Search');
  document.title = 'By the page itself';
  navigation.navigate('/radio/deep');
  expect(document.title).toBe('By the page itself');
  navigation.navigate('/search?q=deep');
  expect(document.title).toBe('Afterglow | Search');
});
