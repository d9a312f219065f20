const LOCAL_HOSTS = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|[\w-]+\.localhost)$/;

/** Whether an address leads to the computer that asks, and so to no one else's. */
export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && LOCAL_HOSTS.test(new URL(url).hostname);
}
