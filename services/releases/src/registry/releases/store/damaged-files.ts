import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { CONTENT_ENCODINGS, type ContentEncoding, createConcurrencyLimit } from '@afterglow/kit';
import type { ReleaseStore } from './release-store.ts';

const DECODERS: Readonly<Record<ContentEncoding, (content: Buffer) => Promise<Buffer>>> = {
  identity: (content) => Promise.resolve(content),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};
const FILES_AT_ONCE = 8;

/** The problems of a release's files, as text; reads every variant that browsers may get. */
export async function damagedFiles(
  manifest: ReleaseManifest,
  store: Pick<ReleaseStore, 'read' | 'sizes'>,
): Promise<string[]> {
  const sizes = await store.sizes(manifest);
  const limit = createConcurrencyLimit(FILES_AT_ONCE);
  const looks = manifest.files.flatMap(({ path, integrity }) =>
    CONTENT_ENCODINGS.map((encoding) => limit(() => damage(path, encoding, integrity))),
  );
  const wrong = (await Promise.all(looks)).flat();
  return sizes.has(`identity/${RELEASE_MANIFEST_FILE}`) ? wrong : [...wrong, `${RELEASE_MANIFEST_FILE} is missing`];

  /** Not every file has every variant, but each exists as it was built. */
  async function damage(path: string, encoding: ContentEncoding, integrity: string): Promise<readonly string[]> {
    if (!sizes.has(`${encoding}/${path}`)) return encoding === 'identity' ? [`${path} is missing`] : [];
    const stored = await store.read(manifest, path, encoding);
    if (stored !== undefined && (await integrityOf(stored, encoding)) === integrity) return [];
    return [encoding === 'identity' ? `${path} is damaged` : `${path} is damaged as ${encoding}`];
  }
}

/** The files of a release that do not have their full size: a quick check for the effects of an interrupted start or a lost disk. */
export async function missingFiles(
  manifest: ReleaseManifest,
  { sizes }: Pick<ReleaseStore, 'sizes'>,
): Promise<readonly string[]> {
  const stored = await sizes(manifest);
  return manifest.files
    .filter(({ path, sizeBytes }) => stored.get(`identity/${path}`) !== sizeBytes)
    .map(({ path }) => path);
}

/** A damaged variant often cannot even be decompressed. */
async function integrityOf(stored: Buffer, encoding: ContentEncoding): Promise<string | undefined> {
  const content = await DECODERS[encoding](stored).catch(() => undefined);
  return content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
