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
export { buildLiveRelease, buildLiveSet } from './release-builders.ts';
