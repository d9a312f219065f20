const DEADLINE_MS = 10_000;

/** Asks again and again until the answer is what is waited for; for work that the service does by itself. */
export async function until<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  const deadlineMs = performance.now() + DEADLINE_MS;
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    if (performance.now() > deadlineMs) throw new Error(`Never came: the last answer is ${JSON.stringify(answer)}`);
  }
}
