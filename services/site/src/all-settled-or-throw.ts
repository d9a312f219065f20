/** Waits for both even when one fails, so that nothing still uses a resource that is then closed. */
export async function allSettledOrThrow<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return [await one, await other];
}
