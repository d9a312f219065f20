import { readStored, type StoragePort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';
import { MAX_SPEED, MIN_SPEED } from '../speed/speed-range.ts';

const KEY = 'playbackSpeed';

const storedSpeedSchema = z.number().check(z.minimum(MIN_SPEED), z.maximum(MAX_SPEED));

export function saveSpeed(storage: StoragePort, speed: number): void {
  storage.set(KEY, JSON.stringify(speed));
}

export function readSpeed(storage: StoragePort): number | null {
  return readStored(storage, KEY, storedSpeedSchema);
}
