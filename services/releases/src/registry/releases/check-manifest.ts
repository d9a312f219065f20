import { pagesOf, RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { type AttestedManifest, attestedManifestSchema } from '@afterglow/shared-registry-contracts';
import { checkPages } from './check-pages.ts';
import type { ReceivedFile } from './store/published-file.ts';
import { badUpload } from './errors.ts';

export interface ReleaseKey {
  name: string;
  version: string;
}

/** Parses `release.json` and compares it with the request and the received files; rejects with the first difference. */
export function checkManifest(
  text: string,
  key: ReleaseKey,
  received: ReadonlyMap<string, ReceivedFile>,
): AttestedManifest {
  const manifest = parseManifest(text);
  if (manifest.name !== key.name || manifest.version !== key.version) {
    throw badUpload(
      `${RELEASE_MANIFEST_FILE} is for ${manifest.name} ${manifest.version}, not ${key.name} ${key.version}.`,
    );
  }
  if (manifest.kind === 'remote') checkPages(pagesOf(manifest));
  checkFiles(manifest, received);
  const declared = new Set(manifest.files.map(({ path }) => path));
  const missing = referencedFiles(manifest).find((path) => !declared.has(path));
  if (missing !== undefined)
    throw badUpload(`${RELEASE_MANIFEST_FILE} needs "${missing}", which isn't among its files.`);
  return manifest;
}

function parseManifest(text: string): AttestedManifest {
  const parsed = attestedManifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw badUpload(
    `${RELEASE_MANIFEST_FILE} isn't valid at "${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'unreadable'}.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw badUpload(`${RELEASE_MANIFEST_FILE} isn't JSON.`, error);
  }
}

function checkFiles(manifest: ReleaseManifest, received: ReadonlyMap<string, ReceivedFile>): void {
  for (const { path, sizeBytes, integrity } of manifest.files) {
    const file = received.get(path);
    if (file === undefined)
      throw badUpload(`"${path}" is listed in ${RELEASE_MANIFEST_FILE} but missing from the archive.`);
    if (file.sizeBytes !== sizeBytes || file.integrity !== integrity) {
      throw badUpload(`"${path}" doesn't match ${RELEASE_MANIFEST_FILE}. Its size or hash is different.`);
    }
  }
  const declared = new Set(manifest.files.map(({ path }) => path));
  const extra = [...received.keys()].find((path) => path !== RELEASE_MANIFEST_FILE && !declared.has(path));
  if (extra !== undefined) throw badUpload(`"${extra}" is in the archive but not listed in ${RELEASE_MANIFEST_FILE}.`);
}

function referencedFiles(manifest: ReleaseManifest): string[] {
  switch (manifest.kind) {
    case 'shell':
      return [...manifest.scripts, ...manifest.styles, ...manifest.preload];
    case 'remote':
      return [
        manifest.entry,
        ...manifest.scripts,
        ...manifest.styles,
        ...pagesOf(manifest).flatMap((page) => [...page.scripts, ...page.styles]),
      ];
  }
}

/** Whether two manifests describe the same bytes, used the same way; their builder, commit and checks are ignored. */
export function isSameRelease(a: ReleaseManifest, b: ReleaseManifest): boolean {
  return fingerprint(a) === fingerprint(b);
}

function fingerprint(manifest: AttestedManifest): string {
  const files = manifest.files.map(({ path, integrity }) => `${path} ${integrity}`).sort();
  return JSON.stringify(
    sortKeys({ ...manifest, files, commit: null, hasLocalChanges: null, author: null, notes: null, attestation: null }),
  );
}

/** The database returns an object's keys in its own order. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
