import path from 'node:path';
import { IN_PAGE_DIR } from '../paths.ts';
import { shellFile } from './sources.ts';

/** The shell's modules that find and load areas, and their replacements where areas are loaded in another way. */
export function shellReplacements(): Record<string, string> {
  const replaced = ['load-release.ts', 'federation-runtime.ts'];
  return Object.fromEntries(replaced.map((file) => [shellFile(`federation/${file}`), path.join(IN_PAGE_DIR, file)]));
}

export function inPage(file: string): string {
  return path.join(IN_PAGE_DIR, file);
}
