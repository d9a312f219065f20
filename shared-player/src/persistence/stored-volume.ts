import { readStored, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { volumeAt, VOLUME_MAX, type Loudness } from '../volume/volume.ts';

const KEY = 'volume';

const volumeSchema = z.int().check(z.minimum(0), z.maximum(VOLUME_MAX));
const storedVolumeSchema = z.object({ volume: volumeSchema, audible: volumeSchema.check(z.minimum(1)) });

export function saveVolume(storage: StoragePort, { volume, audible }: Loudness): void {
  storage.set(KEY, JSON.stringify({ volume, audible }));
}

export function readVolume(storage: StoragePort): Loudness | null {
  const stored = readStored(storage, KEY, storedVolumeSchema);
  return stored && { ...volumeAt(stored.volume), audible: stored.audible };
}
