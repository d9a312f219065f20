import { brandedText, pageTitle, type NavigationPort } from '@afterglow/shared-contracts';
import type { Applications } from '../applications/applications.ts';
import { pathnameOf } from '../ports/internal-path.ts';

/** Names the document as the release of its area says; a page about a thing names itself once it knows the thing. */
export function titlePages(navigation: NavigationPort, { ownerOf }: Pick<Applications, 'ownerOf'>): void {
  navigation.path$.subscribe(() => {
    const owner = ownerOf(pathnameOf(navigation.getPath()));
    const title = owner.kind === 'remote' ? owner.page.title : undefined;
    if (title !== undefined) document.title = pageTitle(brandedText(title));
  });
}
