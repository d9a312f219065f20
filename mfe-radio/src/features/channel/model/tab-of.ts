import type { ChannelTab } from '../../../config/paths.ts';

/** The tab that a page of a channel shows. */
export function tabOf(page: 'channel' | 'schedule' | 'history'): ChannelTab {
  return page === 'channel' ? 'overview' : page;
}
