/** Writing to this many takes some milliseconds. */
const AT_ONCE = 200;

/** Those who have yet to be told something. */
export interface Due<Client> {
  add(client: Client): void;
  /** Anyone who has gone is not told. */
  delete(client: Client): unknown;
}

/**
 * Calls `tell` for everyone who is due, in order. Between some hundreds other requests have their turn: ten thousand tabs at once would
 * hold them up for a second. Anyone who becomes due again meanwhile is told once.
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
