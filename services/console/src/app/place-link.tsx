import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, type Place } from './place.ts';
import { goTo } from './use-place.ts';

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: Place };

/** A link within the console; with a modifier key it opens a tab, as any other. */
export function PlaceLink({ to, ...anchor }: PlaceLinkProps) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  }
  return <a {...anchor} href={hrefOf(to)} onClick={follow} />;
}
