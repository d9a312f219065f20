/** Splits "Artist - Title"; without a dash it is all title. */
export function splitTrackTitle(text: string): { readonly title: string; readonly artist: string } {
  const [, artist, title] = /^(.+?)\s+[-–—]\s+(.+)$/.exec(text.trim()) ?? [];
  return artist === undefined || title === undefined ? { title: text.trim(), artist: '' } : { title, artist };
}
