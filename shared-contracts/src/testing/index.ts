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
} from './builders.ts';
export { createFakeDataPort, type FakeAnswer, type FakeDataPort } from './fake-data-port.ts';
export { createFakeNavigationPort, type FakeNavigationPort } from './fake-navigation-port.ts';
export { buildMemberSession, createFakeSessionPort, type FakeSessionPort } from './fake-session-port.ts';
export { buildLiveRelease, buildLiveSet } from './release-builders.ts';
