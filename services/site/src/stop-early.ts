import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ends the process at a signal that arrives before the site is ready; the next start resumes. Returns a function that cancels this. */
export function stopEarly(say: (line: string) => void): () => void {
  const end = (signal: NodeJS.Signals): never => {
    say('Stopped before the site was ready. The next start picks up from here.');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}
