export {
  browserMediaSession,
  connectMediaSession,
  type MediaSessionPort,
  type MediaSessionSources,
} from '../media-session/media-session.ts';
export { followListening, type Heard, type ListeningKeeper } from '../resume/follow-listening.ts';
