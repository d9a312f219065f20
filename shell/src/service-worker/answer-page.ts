/** On a network that hardly answers, a page that is there is better than one that may come. */
export const PAGE_LIMIT_MS = 4000;

/** From here on an answer is the site's excuse, not a page. */
const FIRST_SERVER_ERROR = 500;

/** The site's own answer; where there is none in time, the document that was kept; where there is none either, what the network says. */
export async function answerPage(
  network: Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  const fresh = await within(network, PAGE_LIMIT_MS);
  if (fresh && fresh.status < FIRST_SERVER_ERROR) return fresh;
  return (await findKept()) ?? network;
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
