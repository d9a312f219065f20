import type { LiveSet, SessionState } from '@afterglow/shared-contracts';
import { navigationSections, type NavigationEntry } from '../layout/navigation-sections.ts';

/** The places of the main menu in its order; what leads to a place twice is named once. */
export function menuTargets(liveSet: LiveSet, session: SessionState): readonly NavigationEntry[] {
  const all = navigationSections(liveSet, session).flatMap(({ title, href, icon, entries }) => [
    ...(href !== undefined && icon ? [{ label: title, href, icon }] : []),
    ...entries,
  ]);
  return [...new Map(all.toReversed().map((place) => [place.href, place])).values()].toReversed();
}
