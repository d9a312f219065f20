const LOCAL_HOSTS = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[\w-]+\.localhost)$/;

/** Whether a URL leads to the requesting computer itself. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && LOCAL_HOSTS.test(new URL(url).hostname);
}
