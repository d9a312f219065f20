/** In its own tab, which knows nothing of this one. A browser that forbids it is no harm: the link is shown as well. */
export function openTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
