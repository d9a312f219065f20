/** Opens an isolated tab. A browser that blocks it does no harm: the link is shown as well. */
export function openTab(url: string): void {
  window.open(url, '_blank', 'noopener');
}
