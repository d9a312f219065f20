import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

const MAX_FRAMES = 5;
const FRAME = /\/remotes\/([\w-]+)\/([\w.-]+)\/([\w./-]+\.js):(\d+):(\d+)/;

interface SourcePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The message of an error and its location in the area's sources; undefined for errors of other code. `folderOf` returns the folder of a
 * local version.
 */
export function errorInSources(
  stack: string,
  area: string,
  folderOf: (version: string) => string | undefined,
): string | undefined {
  const places = stack.split('\n').flatMap((line) => placeOf(line, area, folderOf) ?? []);
  const own = places.filter(({ file }) => file.startsWith('src/'));
  if (places.length === 0) return undefined;
  const [message = ''] = stack.split('\n', 1);
  const shown = (own.length > 0 ? own : places).slice(0, MAX_FRAMES);
  return [message, ...shown.map(({ file, line, column }) => `    at ${file}:${line}:${column}`)].join('\n');
}

function placeOf(
  frame: string,
  area: string,
  folderOf: (version: string) => string | undefined,
): SourcePlace | undefined {
  const match = FRAME.exec(frame);
  if (match === null) return undefined;
  const [, name, version, file, line, column] = match;
  const folder = name === area ? folderOf(String(version)) : undefined;
  return folder === undefined
    ? undefined
    : placeIn(path.join(folder, path.normalize(`/${String(file)}.map`)), Number(line) - 1, Number(column) - 1);
}

function placeIn(mapFile: string, line: number, column: number): SourcePlace | undefined {
  if (!existsSync(mapFile)) return undefined;
  // webpack has just written it.
  const map = JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload;
  const entry = new SourceMap(map).findEntry(line, column);
  if (!('originalSource' in entry)) return undefined;
  // "webpack://<name>/./src/pages/home.page.tsx"
  const file = entry.originalSource.replace(/^webpack:\/\/[^/]*\/(?:\.\/)?/, '');
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
