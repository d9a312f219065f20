/**
 * Calls back once a listener sees a page in the element: content is rendered and visible, and nothing in it is
 * loading. Returns a disposer.
 */
export function onFirstContent(element: HTMLElement, callback: () => void): () => void {
  const observer = new MutationObserver(() => {
    const isWaiting = element.inert || !element.hasChildNodes() || element.querySelector('[aria-busy="true"]') !== null;
    if (isWaiting) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy', 'inert'],
  });
  return () => observer.disconnect();
}
