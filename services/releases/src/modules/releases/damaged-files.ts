import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@afterglow/shared-contracts';
import { CONTENT_ENCODINGS, type ContentEncoding } from '../../http/accepted-encoding.ts';
import type { ReleaseStore } from './release-store.ts';

const DECODERS: Readonly<Record<ContentEncoding, (content: Buffer) => Promise<Buffer>>> = {
  identity: (content) => Promise.resolve(content),
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** What is wrong with the files of a release, in words; every variant that browsers may get is read. */
export async function damagedFiles(manifest: ReleaseManifest, store: Pick<ReleaseStore, 'read'>): Promise<string[]> {
  const wrong: string[] = [];
  for (const file of manifest.files) {
    for (const encoding of CONTENT_ENCODINGS) wrong.push(...(await damage(manifest, file, encoding, store)));
  }
  const manifestFile = await store.read(manifest, RELEASE_MANIFEST_FILE, 'identity');
  return manifestFile === undefined ? [...wrong, `${RELEASE_MANIFEST_FILE} is missing`] : wrong;
}

/** Not every file has every variant, but each is there as it was built. */
async function damage(
  manifest: ReleaseManifest,
  { path, integrity }: ReleaseManifest['files'][number],
  encoding: ContentEncoding,
  { read }: Pick<ReleaseStore, 'read'>,
): Promise<readonly string[]> {
  const stored = await read(manifest, path, encoding);
  if (stored === undefined) return encoding === 'identity' ? [`${path} is missing`] : [];
  if ((await integrityOf(stored, encoding)) === integrity) return [];
  return [encoding === 'identity' ? `${path} is damaged` : `${path} is damaged as ${encoding}`];
}

/** A damaged variant often cannot even be decompressed. */
async function integrityOf(stored: Buffer, encoding: ContentEncoding): Promise<string | undefined> {
  const content = await DECODERS[encoding](stored).catch(() => undefined);
  return content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
