import { usePorts } from '@afterglow/shared-ui';
import { useEffect, type MouseEvent } from 'react';

/** The address of a part of this page. */
export const anchorOf = (id: string) => `#${id}`;

/**
 * Leads to the parts of the page at `path` by their addresses. A browser cannot: when it opens the address, the page is not there yet; and it
 * would scroll, but leave the focus behind.
 */
export function useAnchors(path: string) {
  const { navigation } = usePorts();

  useEffect(() => showPart(window.location.hash.slice(1)), []);

  return function follow(event: MouseEvent<HTMLAnchorElement>, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigation.navigate(`${path}${anchorOf(id)}`);
    showPart(id);
  };
}

/** Its heading can be focused, so that Tab and screen readers go on from there. */
function showPart(id: string): void {
  const heading = id === '' ? null : document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
