import type { ComponentProps, MouseEvent } from 'react';
import { hrefOf, type ConsoleRoute } from './console-route.ts';
import { goTo } from './use-route.ts';

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: ConsoleRoute };

/** A link within the console; with a modifier key it opens a tab, as any other link. */
export function RouteLink({ to, ...anchor }: PlaceLinkProps) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  }
  return <a {...anchor} href={hrefOf(to)} onClick={follow} />;
}
