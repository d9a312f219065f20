/** Downloads a file of this site, and leaves the page and its music as they are even when that fails. */
export function startDownload(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}
