import { setTimeout as delay } from 'node:timers/promises';

const DEADLINE_MS = 20_000;
/** Polling without a pause would take CPU from the awaited work. */
const REST_MS = 10;

/** Polls until the result is the expected one; for the service's background work. Rejects after 20 seconds, with the last result. */
export async function until<T>(ask: () => Promise<T>, isThere: (answer: T) => boolean): Promise<T> {
  const deadlineMs = performance.now() + DEADLINE_MS;
  for (;;) {
    const answer = await ask();
    if (isThere(answer)) return answer;
    if (performance.now() > deadlineMs) throw new Error(`Never came: the last answer is ${JSON.stringify(answer)}`);
    await delay(REST_MS);
  }
}
