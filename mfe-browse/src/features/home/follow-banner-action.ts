import {
  knownChannelOf,
  mixIdSchema,
  playlistIdSchema,
  type BannerAction,
  type HostPorts,
  type MixId,
} from '@afterglow/shared-contracts';
import { mix, readResource } from '@afterglow/shared-data/react';
import { parseIdParam } from '../../lib/parse-id-param.ts';
import { isMissing } from '../../lib/is-missing.ts';
import { promptRetry } from '../../lib/prompt-retry.ts';

/** Plays the item of a banner, or pauses it; does nothing when it does not exist. */
export async function followBannerAction(ports: HostPorts, { type, value }: BannerAction): Promise<void> {
  if (type === 'playChannel') {
    const channel = knownChannelOf(value);
    if (channel) await ports.player.toggleChannel(channel);
  } else if (type === 'playMix') {
    const id = parseIdParam(mixIdSchema, value);
    if (id !== undefined) await toggleMixById(ports, id);
  } else if (type === 'playPlaylist') {
    const id = parseIdParam(playlistIdSchema, value);
    if (id !== undefined) await ports.player.togglePlaylist({ id });
  }
}

async function toggleMixById(ports: HostPorts, id: MixId): Promise<void> {
  const { bus, data, player } = ports;
  try {
    await player.toggleMix(await readResource(data, mix(id)));
  } catch (error) {
    if (isMissing(error)) bus.emit('modal:show', { type: 'error', contentKey: 'ERROR_NOT_FOUND' });
    else if (await promptRetry(bus)) await toggleMixById(ports, id);
  }
}
