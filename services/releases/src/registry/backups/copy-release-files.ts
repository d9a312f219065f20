import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { CONTENT_ENCODINGS, ServiceError } from '@afterglow/kit';
import { damagedFiles, type ReleaseStore } from '../releases/index.ts';

type Store = Pick<ReleaseStore, 'read' | 'sizes'>;

/** Copies all files of a release, including compressed ones, below `<folder>/<name>/<version>/`; throws when they are damaged. */
export async function copyReleaseFiles(manifest: ReleaseManifest, store: Store, folder: string): Promise<void> {
  const copies = new Map<string, Buffer>();
  const sizes = await store.sizes(manifest);
  for (const encoding of CONTENT_ENCODINGS) {
    for (const path of [...manifest.files.map((file) => file.path), RELEASE_MANIFEST_FILE]) {
      const stored = sizes.has(`${encoding}/${path}`) ? await store.read(manifest, path, encoding) : undefined;
      if (stored) copies.set(`${encoding}/${path}`, stored);
    }
  }
  await refuseDamage(manifest, copies);
  const place = join(folder, manifest.name, manifest.version);
  for (const [path, content] of copies) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await writeFile(join(place, path), content, { mode: 0o600 });
  }
}

/** Otherwise a missing file would only show when the backup is needed. */
async function refuseDamage(manifest: ReleaseManifest, copies: ReadonlyMap<string, Buffer>): Promise<void> {
  const wrong = await damagedFiles(manifest, {
    sizes: async () => new Map([...copies].map(([path, { length }]) => [path, length])),
    read: async (_key, path, encoding) => copies.get(`${encoding}/${path}`),
  });
  if (wrong.length === 0) return;
  const { name, version } = manifest;
  throw new ServiceError(
    'conflict',
    'conflict',
    `Some files of ${name} ${version} are missing or damaged (${wrong[0] ?? ''}). If it was just pruned, take the backup again. Otherwise publish the same build.`,
  );
}
