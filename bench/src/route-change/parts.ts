import { openJournal } from '../results/journal.ts';

/** Parts of a measurement; those that an earlier, interrupted run completed are not measured again. */
export interface Parts {
  take<Sample>(part: string, measure: () => Promise<readonly Sample[]>): Promise<readonly Sample[]>;
  close(): void;
}

export function openParts(name: string, key: string): Parts {
  const journal = openJournal<{ readonly part: string; readonly samples: readonly unknown[] }>(name, key);
  return {
    async take<Sample>(part: string, measure: () => Promise<readonly Sample[]>) {
      const known = journal.samples.find((one) => one.part === part);
      // Written below, by a run that measured the same versions.
      if (known) return known.samples as readonly Sample[];
      const samples = await measure();
      journal.add({ part, samples });
      return samples;
    },
    close: journal.close,
  };
}
