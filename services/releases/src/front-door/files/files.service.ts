import type { ContentEncoding } from '@afterglow/kit';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { LRUCache } from 'lru-cache';
import { mayBeCompressed } from '../../http/compressible.ts';

const CACHE_MAX_BYTES = 64_000_000;
const CACHED_FILE_MAX_BYTES = 2_000_000;
const IDENTITY = ['identity'] as const;

export interface FileKey {
  name: string;
  version: string;
  path: string;
}
export interface StoredFile {
  content: Buffer;
  encoding: ContentEncoding;
  integrity: string;
}

export interface FilesService {
  /** The file in the first of the encodings that is stored. */
  find(key: FileKey, encodings: readonly ContentEncoding[]): Promise<StoredFile | undefined>;
}

export interface FilesServiceOptions {
  findManifest: (name: string, version: string) => Promise<ReleaseManifest | undefined>;
  read: (key: FileKey, encoding: ContentEncoding) => Promise<Buffer | undefined>;
}

/** Only files named by a published manifest are ever looked up, and concurrent requests for one share a read. */
export function createFilesService({ findManifest, read }: FilesServiceOptions): FilesService {
  const cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_MAX_BYTES,
    maxEntrySize: CACHED_FILE_MAX_BYTES,
    // The cache rejects a weight of zero.
    sizeCalculation: (content) => Math.max(content.length, 1),
  });
  const reading = new Map<string, Promise<Buffer | undefined>>();
  const integrities = new WeakMap<ReleaseManifest, ReadonlyMap<string, string>>();

  function integrityOf(manifest: ReleaseManifest, path: string): string | undefined {
    const known = integrities.get(manifest) ?? new Map(manifest.files.map((file) => [file.path, file.integrity]));
    integrities.set(manifest, known);
    // Every release has it, and it is the only file that cannot contain its own hash.
    return path === RELEASE_MANIFEST_FILE ? RELEASE_MANIFEST_FILE : known.get(path);
  }

  async function content(key: FileKey, encoding: ContentEncoding): Promise<Buffer | undefined> {
    const cacheKey = `${key.name}/${key.version}/${encoding}/${key.path}`;
    const cached = cache.get(cacheKey);
    if (cached !== undefined) return cached;
    const begun = reading.get(cacheKey) ?? read(key, encoding).finally(() => reading.delete(cacheKey));
    reading.set(cacheKey, begun);
    const fresh = await begun;
    if (fresh !== undefined) cache.set(cacheKey, fresh);
    return fresh;
  }

  return {
    async find(key, encodings) {
      const manifest = await findManifest(key.name, key.version);
      const integrity = manifest && integrityOf(manifest, key.path);
      if (integrity === undefined) return undefined;
      for (const encoding of mayBeCompressed(key.path) ? encodings : IDENTITY) {
        const found = await content(key, encoding);
        if (found !== undefined) return { content: found, encoding, integrity };
      }
      return undefined;
    },
  };
}
