import type { LiveSet, SessionState } from '@afterglow/shared-contracts';
import { navigationSections, type NavigationEntry } from '../layout/navigation-sections.ts';

/** The items of the main menu in order; a target with two entries is listed once. */
export function menuTargets(liveSet: LiveSet, session: SessionState): readonly NavigationEntry[] {
  const all = navigationSections(liveSet, session).flatMap(({ title, href, icon, entries }) => [
    ...(href !== undefined && icon ? [{ label: title, href, icon }] : []),
    ...entries,
  ]);
  return [...new Map(all.toReversed().map((place) => [place.href, place])).values()].toReversed();
}
