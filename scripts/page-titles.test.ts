import { readPageTable, workspacePackages } from '@afterglow/shared-build';
import { brandedText, createPageMatcher, pageTitle } from '@afterglow/shared-contracts';

const match = createPageMatcher(
  workspacePackages()
    .filter(({ role }) => role === 'remote')
    .flatMap(({ dir }) => Object.values(readPageTable(dir).pages)),
);

test.each([
  ['/radio', 'Afterglow | Radio'],
  ['/search', 'Afterglow | Search'],
  ['/premium', 'Afterglow | Premium'],
  ['/offer/premium', 'Afterglow | Premium'],
  ['/browse/charts', 'Afterglow | Charts'],
  ['/browse/playlists', 'Afterglow | Playlists'],
])('the document of %s is called "%s"', (path, title) => {
  expect(pageTitle(brandedText(match(path)?.page.title ?? ''))).toBe(title);
});
