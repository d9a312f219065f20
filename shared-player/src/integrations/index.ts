export {
  browserMediaSession,
  connectMediaSession,
  type MediaSessionPort,
  type MediaSessionSources,
} from '../media-session/media-session.ts';
export { recordListening, type Heard, type ListeningRecorder } from '../resume/record-listening.ts';
export { syncTabs } from '../tabs/sync-tabs.ts';
export { browserTabs, createTabs, type Tabs, type TabsChannel } from '../tabs/tabs.ts';
