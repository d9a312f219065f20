/**
 * A condition under which a request bypasses the worker; TypeScript does not know it yet, and not every browser has
 * it.
 */
export interface RoutingInstall extends ExtendableEvent {
  addRoutes?(
    rules: readonly { readonly condition: { readonly requestMethod: string }; readonly source: 'network' }[],
  ): Promise<void>;
}

const SENDING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Makes the browser send a page's reports without the worker, which bypasses all of them anyway: with a worker in
 * between, requests sent as a page closes, such as the listener's position, can get lost.
 */
export function bypassWrites(event: RoutingInstall): void {
  const rules = SENDING.map((requestMethod) => ({ condition: { requestMethod }, source: 'network' as const }));
  // Without these rules everything works as in a browser that does not support them.
  event.waitUntil(event.addRoutes?.(rules).catch(() => undefined) ?? Promise.resolve());
}
