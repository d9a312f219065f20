import { brandedText, pageTitle, type NavigationPort } from '@afterglow/shared-contracts';
import type { Applications } from '../applications/applications.ts';
import { pathnameOf } from '../ports/internal-path.ts';

/** Sets the document's title as the area's release defines it; the page of an item sets its own once it is loaded. */
export function updatePageTitles(navigation: NavigationPort, { ownerOf }: Pick<Applications, 'ownerOf'>): void {
  navigation.path$.subscribe(() => {
    const owner = ownerOf(pathnameOf(navigation.getPath()));
    const title = owner.kind === 'remote' ? owner.page.title : undefined;
    if (title !== undefined) document.title = pageTitle(brandedText(title));
  });
}
