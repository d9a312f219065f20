/** By which a request may go past a worker; TypeScript does not know it yet, and not every browser has it. */
export interface RoutingInstall extends ExtendableEvent {
  addRoutes?(
    rules: readonly { readonly condition: { readonly requestMethod: string }; readonly source: 'network' }[],
  ): Promise<void>;
}

const SENDING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * Has the browser send what a page sends without asking the worker, which passes all of that anyway: where a worker stands in
 * between, what a page sends while it goes, such as where the listener has stopped, can end with the page.
 */
export function passByWhatIsSent(event: RoutingInstall): void {
  const rules = SENDING.map((requestMethod) => ({ condition: { requestMethod }, source: 'network' as const }));
  // Without these rules everything works as in a browser that does not know them.
  event.waitUntil(event.addRoutes?.(rules).catch(() => undefined) ?? Promise.resolve());
}
