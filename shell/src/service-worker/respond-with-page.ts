/** On a very slow network, a cached page is better than one that may never arrive. */
export const PAGE_LIMIT_MS = 4000;

/** From this status on a response is an error, not a page. */
const FIRST_SERVER_ERROR = 500;
const TOO_MANY = 429;

/** The site's own response; if none arrives in time, the cached document; without one, the network's outcome. */
export async function respondWithPage(
  network: Promise<Response>,
  findCached: () => Promise<Response | undefined>,
): Promise<Response> {
  const fresh = await within(network, PAGE_LIMIT_MS);
  if (fresh && fresh.status < FIRST_SERVER_ERROR && fresh.status !== TOO_MANY) return fresh;
  return (await findCached()) ?? network;
}

/** Null when the work fails or takes longer. */
function within(work: Promise<Response>, limitMs: number): Promise<Response | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), limitMs);
    const settle = (response: Response | null) => {
      clearTimeout(timer);
      resolve(response);
    };
    work.then(settle, () => settle(null));
  });
}
