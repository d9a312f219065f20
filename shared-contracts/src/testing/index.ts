export {
  buildArtist,
  buildCurrentUser,
  buildMember,
  buildMix,
  buildPlan,
  buildPlaylist,
  buildShow,
  buildStation,
  buildStationPlaylistItem,
  buildSubscription,
} from './builders.ts';
export { createFakePorts, type FakePorts } from './fake-ports.ts';
export { createFakeAnalyticsPort, type FakeAnalyticsPort } from './fake-analytics-port.ts';
export { createFakeDataPort, type FakeResponse, type FakeResponses, type FakeDataPort } from './fake-data-port.ts';
export { createFakeNavigationPort, type FakeNavigationPort } from './fake-navigation-port.ts';
export {
  buildChannelPlayback,
  buildMixPlayback,
  createFakePlayerPort,
  type FakePlayerPort,
} from './fake-player-port.ts';
export { buildMemberSession, createFakeSessionPort, type FakeSessionPort } from './fake-session-port.ts';
export { buildLiveRelease, buildLiveSet } from './release-builders.ts';
