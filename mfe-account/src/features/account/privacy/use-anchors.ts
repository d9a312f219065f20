import { usePorts } from '@afterglow/shared-ui';
import { useEffect, type MouseEvent } from 'react';

export const anchorOf = (id: string) => `#${id}`;

/**
 * Scrolls to the parts of the page at `path` by their URLs. A browser cannot: the page is not rendered yet when it
 * opens the URL, and it would not move the focus.
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

/** Its heading can be focused, so that Tab and screen readers continue there. */
function showPart(id: string): void {
  const heading = id === '' ? null : document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
}
