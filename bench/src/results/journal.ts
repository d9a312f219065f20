import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_DIR } from '../paths.ts';

export interface Journal<Sample> {
  readonly samples: readonly Sample[];
  add(sample: Sample): void;
  /** The measurement is complete; the next one starts over. */
  close(): void;
}

const JOURNALS = path.join(CACHE_DIR, 'journals');

/** `key` identifies the measured sources: samples of others are ignored. */
export function openJournal<Sample>(name: string, key: string, folder = JOURNALS): Journal<Sample> {
  const file = path.join(folder, `${name}.jsonl`);
  mkdirSync(path.dirname(file), { recursive: true });
  const [firstLine, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const goesOn = firstLine === JSON.stringify({ key });
  if (!goesOn) {
    rmSync(file, { force: true });
    appendFileSync(file, `${JSON.stringify({ key })}\n`);
  }
  // Every line was written by `add`; the last one may be incomplete.
  const samples = goesOn ? lines.flatMap((line) => parsedLine<Sample>(line)) : [];
  return {
    samples,
    add(sample) {
      samples.push(sample);
      appendFileSync(file, `${JSON.stringify(sample)}\n`);
    },
    close: () => rmSync(file, { force: true }),
  };
}

function parsedLine<Sample>(line: string): Sample[] {
  try {
    return [JSON.parse(line) as Sample];
  } catch {
    return [];
  }
}
