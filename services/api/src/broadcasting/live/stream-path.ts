import { knownChannelOf, type ChannelId, type Mount, mountSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

export interface Stream {
  readonly station: ChannelId;
  readonly mount: Mount;
}

/** Parses "deep" and "low.mp3"; undefined for anything but a stream. */
export function readStream(station: string, file: string): Stream | undefined {
  const channel = knownChannelOf(station);
  const mount = z.safeParse(mountSchema, /^(\w+)\.mp3$/.exec(file)?.[1]);
  return channel !== undefined && mount.success ? { station: channel, mount: mount.data } : undefined;
}
