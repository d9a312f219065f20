/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCES = path.join(__dirname, '..');

export interface Stylesheet {
  readonly name: string;
  readonly css: string;
}

/** The package's stylesheets that match a glob under src, without their comments. */
export function stylesheets(pattern: string): readonly Stylesheet[] {
  return globSync(pattern, { cwd: SOURCES }).map((name) => ({
    name,
    css: readFileSync(path.join(SOURCES, name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
  }));
}
