/** Downloads a file of this site; the page and its music continue even when that fails. */
export function startDownload(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}
