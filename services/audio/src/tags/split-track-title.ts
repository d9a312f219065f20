/** Splits "Artist - Title"; without a dash it is all title. */
export function splitTrackTitle(text: string): { readonly title: string; readonly artist: string } {
  const whole = text.trim();
  const at = whole.search(/\s[-–—]\s/);
  if (at === -1) return { title: whole, artist: '' };
  return { title: whole.slice(at + ' - '.length).trimStart(), artist: whole.slice(0, at).trimEnd() };
}
