import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends the process at a signal that comes before the site is ready; the next start goes on where this one was. Returns what
 * calls that off.
 */
export function stopEarly(say: (line: string) => void): () => void {
  const end = (signal: NodeJS.Signals): never => {
    say('Stopped before the site was ready. The next start goes on from here.');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
