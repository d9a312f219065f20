/** Writing to this many takes some milliseconds. */
const AT_ONCE = 200;

/** The clients that are yet to be notified. */
export interface Due<Client> {
  add(client: Client): void;
  /** A disconnected client is not notified. */
  delete(client: Client): unknown;
}

/**
 * Calls `notify` for every due client, in order. Other requests run between batches of some hundreds: ten thousand tabs at the same time
 * would block them for a second. A client that becomes due again in the meantime is notified once.
 */
export function notifyInBatches<Client>(notify: (client: Client) => void): Due<Client> {
  const due = new Set<Client>();
  let isGoing = false;

  function goOn(): void {
    let left = AT_ONCE;
    for (const client of due) {
      due.delete(client);
      notify(client);
      left -= 1;
      if (left === 0) break;
    }
    isGoing = due.size > 0;
    if (isGoing) setImmediate(goOn);
  }

  return {
    add(client) {
      due.add(client);
      if (isGoing) return;
      isGoing = true;
      setImmediate(goOn);
    },
    delete: (client) => due.delete(client),
  };
}
