/** A connection to the inspector of a running Node. */
export interface Inspector {
  /** Calls a method of the DevTools protocol; rejects when it is refused. */
  readonly call: (method: string, params?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly close: () => void;
}

/** An event has no id. */
interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Opens the inspector at the address that Node has printed. */
export async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    // As the protocol declares all that it sends.
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No inspector answers at ${url}.`)));
  });
  let last = 0;
  return {
    call: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ result, error }) => {
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
