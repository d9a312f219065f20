/**
 * Calls back once a listener sees a page in the element: something is drawn, not out of sight, and nothing in it says that it is loading.
 * Returns a function that ends the watch.
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
