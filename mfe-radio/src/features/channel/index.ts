export { ChannelHero } from './components/channel-hero.tsx';
export { ChannelTabs } from './components/channel-tabs.tsx';
export { Channel } from './components/channel.tsx';
export { channelTitle } from './model/channel-title.ts';
export { tabOf } from './model/tab-of.ts';
export { tunedInAtMs } from './model/tuned-in-at.ts';
