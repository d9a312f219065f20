export { type ArtistRow, selectArtists, toArtist } from './artist-rows.ts';
export { mountArtists } from './artists.module.ts';
