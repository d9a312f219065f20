const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** Whether an IP is this computer's own. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}
