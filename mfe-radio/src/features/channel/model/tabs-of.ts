import type { ChannelId } from '@afterglow/shared-contracts';
import type { ChannelTab } from '../../../config/paths.ts';

/** Classics plays one long rotation and has no shows to schedule. */
export function tabsOf(channel: ChannelId): readonly ChannelTab[] {
  return channel === 'classics' ? ['overview', 'history'] : ['overview', 'schedule', 'history'];
}
