import { readFileSync } from 'node:fs';
import { FACADES } from './facade-aliases.ts';

/** The names that each library's facade offers, read from the facade itself. */
export function facadeNames(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(FACADES).map(([library, file]) => [library, exportedNames(readFileSync(file, 'utf8'))]),
  );
}

function exportedNames(source: string): readonly string[] {
  const list = /export \{([^}]*)\}/.exec(source)?.[1] ?? '';
  return list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}
