import { pagesOf, type ReleaseFile, type ReleaseManifest, type ReleasePage } from '@afterglow/shared-contracts';
import type { Comparison } from '@afterglow/shared-registry-contracts';
import type { PublishedRelease } from '../../db/tables.ts';

type Change = Comparison['files'][number]['change'];

/** Before the extension; it changes with the content. */
const CONTENT_HASH = /\.[0-9a-f]{10}(?=\.\w{1,8}$)/;

/** The differences between two versions of one area. */
export function compareReleases(from: PublishedRelease, to: PublishedRelease): Comparison {
  const files = pairs(namedFiles(from.manifest), namedFiles(to.manifest));
  const pages = pairs(pagesByKey(from.manifest), pagesByKey(to.manifest));
  const changedFiles = files.filter(({ before, after }) => before?.integrity !== after?.integrity);
  const changedPages = pages.filter(
    ({ before, after }) => JSON.stringify(described(before)) !== JSON.stringify(described(after)),
  );
  return {
    remote: from.name,
    from: toCompared(from),
    to: toCompared(to),
    files: changedFiles.map(toFileChange).sort((a, b) => differenceOf(b) - differenceOf(a)),
    unchangedFiles: files.length - changedFiles.length,
    libraries: changedLibraries(from.manifest.sharedRanges, to.manifest.sharedRanges),
    pages: changedPages.flatMap(({ key, before, after }) => {
      const page = after ?? before;
      return page ? [{ key, path: page.path, change: changeOf(before, after) }] : [];
    }),
    unchangedPages: pages.length - changedPages.length,
  };
}

function toCompared(row: PublishedRelease): Comparison['from'] {
  const { commit, notes, contractsRange, files } = row.manifest;
  return {
    version: row.version,
    publishedBy: row.published_by,
    publishedAtIso: row.published_at.toISOString(),
    commit,
    notes,
    contractsRange,
    fileCount: files.length,
    sizeBytes: row.size_bytes,
  };
}

interface Pair<Part> {
  readonly key: string;
  readonly before: Part | undefined;
  readonly after: Part | undefined;
}

function pairs<Part>(before: ReadonlyMap<string, Part>, after: ReadonlyMap<string, Part>): Pair<Part>[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    key,
    before: before.get(key),
    after: after.get(key),
  }));
}

/** By their names without the content hash; where two would have one name, by their whole names. */
function namedFiles({ files }: ReleaseManifest): Map<string, ReleaseFile> {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(plain(path), (counts.get(plain(path)) ?? 0) + 1);
  return new Map(files.map((file) => [counts.get(plain(file.path)) === 1 ? plain(file.path) : file.path, file]));
}

function plain(path: string): string {
  return path.replace(CONTENT_HASH, '');
}

function pagesByKey(manifest: ReleaseManifest): Map<string, ReleasePage> {
  return new Map(manifest.kind === 'remote' ? pagesOf(manifest).map((page) => [page.key, page]) : []);
}

/** A page is the same when only the names of its files differ. */
function described(page: ReleasePage | undefined): unknown {
  return page && { ...page, scripts: [], styles: [] };
}

function changeOf(before: unknown, after: unknown): Change {
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function toFileChange({ key, before, after }: Pair<ReleaseFile>): Comparison['files'][number] {
  return {
    path: key,
    change: changeOf(before, after),
    fromBytes: before?.sizeBytes ?? null,
    toBytes: after?.sizeBytes ?? null,
  };
}

function differenceOf({ fromBytes, toBytes }: Comparison['files'][number]): number {
  return Math.abs((toBytes ?? 0) - (fromBytes ?? 0));
}

function changedLibraries(
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): Comparison['libraries'] {
  return pairs(new Map(Object.entries(from)), new Map(Object.entries(to)))
    .filter(({ before, after }) => before !== after)
    .map(({ key: name, before, after }) => ({ name, from: before ?? null, to: after ?? null }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
