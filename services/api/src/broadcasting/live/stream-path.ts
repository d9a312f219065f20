import { type ChannelId, channelIdSchema, type Mount, mountSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

export interface Stream {
  readonly station: ChannelId;
  readonly mount: Mount;
}

/** Parses "deep" and "low.mp3"; undefined for anything but a stream. */
export function readStream(station: string, file: string): Stream | undefined {
  const channel = z.safeParse(channelIdSchema, station);
  const mount = z.safeParse(mountSchema, /^(\w+)\.mp3$/.exec(file)?.[1]);
  return channel.success && mount.success ? { station: channel.data, mount: mount.data } : undefined;
}
