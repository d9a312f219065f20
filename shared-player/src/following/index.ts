export {
  browserMediaSession,
  connectMediaSession,
  type MediaSessionPort,
  type MediaSessionSources,
} from '../media-session/media-session.ts';
export { followListening, type Heard, type ListeningKeeper } from '../resume/follow-listening.ts';
export { followTabs } from '../tabs/follow-tabs.ts';
export { browserTabs, createTabs, type Tabs, type TabsChannel } from '../tabs/tabs.ts';
