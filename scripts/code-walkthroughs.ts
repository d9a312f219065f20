import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

/** A walk through the code, as docs/architecture.md tells it. */
export interface Walk {
  readonly title: string;
  /** The files that it names, in order, each once, by their paths from the root. */
  readonly files: readonly string[];
}

const CHAPTER = /^## \d+\. Four walks through the code$(?<walks>.*?)^## /ms;
const WALK = /^\*\*(?<title>[^*]+)\.\*\* (?<text>.+)$/gm;
const NAMED = /`(?<name>[\w./-]+)`/g;
const SOURCE = /\.tsx?$/;

/** Reads the walks. Throws for a file that does not exist, and for a name that fits several files equally well. */
export function readWalks(
  document = readFileSync(path.join(WORKSPACE_ROOT, 'docs/architecture.md'), 'utf8'),
  known: readonly string[] = trackedFiles(),
): readonly Walk[] {
  const walks = CHAPTER.exec(document)?.groups?.['walks'];
  if (walks === undefined) throw new Error('docs/architecture.md has no chapter with the walks.');
  return [...walks.matchAll(WALK)].map(({ groups }) => ({
    title: groups?.['title'] ?? '',
    files: filesNamed(groups?.['text'] ?? '', known),
  }));
}

/** A file is named by the end of its path; of several the one nearest to what was named before is meant. */
function filesNamed(text: string, known: readonly string[]): readonly string[] {
  const found: string[] = [];
  let place: readonly string[] = [];
  for (const { groups } of text.matchAll(NAMED)) {
    const name = groups?.['name'] ?? '';
    if (!SOURCE.test(name)) {
      if (known.some((file) => file.startsWith(`${name}/`))) place = name.split('/');
      continue;
    }
    const file = nearest(name, place, known);
    place = file.split('/').slice(0, -1);
    if (!found.includes(file)) found.push(file);
  }
  return found;
}

function nearest(name: string, place: readonly string[], known: readonly string[]): string {
  const candidates = known
    .filter((file) => file === name || file.endsWith(`/${name}`))
    .map((file) => ({ file, shared: sharedParts(file.split('/'), place) }))
    .sort((a, b) => b.shared - a.shared);
  const [first, second] = candidates;
  if (!first) throw new Error(`docs/architecture.md names ${name}, which does not exist.`);
  if (second?.shared === first.shared) {
    throw new Error(`docs/architecture.md names ${name}, which may be ${first.file} or ${second.file}.`);
  }
  return first.file;
}

function sharedParts(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((part, index) => part !== other[index]);
  return end === -1 ? one.length : end;
}

function trackedFiles(): readonly string[] {
  const options = { cwd: WORKSPACE_ROOT, encoding: 'utf8' } as const;
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], options).split('\n');
}
