import type { ChannelTab } from '../../../config/paths.ts';

export function tabOf(page: 'channel' | 'schedule' | 'history'): ChannelTab {
  return page === 'channel' ? 'overview' : page;
}
