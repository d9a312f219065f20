/** A condition under which a request bypasses the worker; TypeScript does not know it yet, and not every browser has it. */
export interface RoutingInstall extends ExtendableEvent {
  addRoutes?(
    rules: readonly { readonly condition: { readonly requestMethod: string }; readonly source: 'network' }[],
  ): Promise<void>;
}

const SENDING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Makes the browser send a page's reports without asking the worker, which lets all of them pass anyway: with a worker in between,
 * what a page sends as it closes, such as where the listener stopped, can get lost.
 */
export function bypassWrites(event: RoutingInstall): void {
  const rules = SENDING.map((requestMethod) => ({ condition: { requestMethod }, source: 'network' as const }));
  // Without these rules everything works as in a browser that does not support them.
  event.waitUntil(event.addRoutes?.(rules).catch(() => undefined) ?? Promise.resolve());
}
