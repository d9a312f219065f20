const ALIASES: Readonly<Record<string, string>> = {
  dnb: 'drumandbass',
  dandb: 'drumandbass',
  jungleanddrumandbass: 'drumandbass',
  chill: 'chillout',
  lofihiphop: 'lofi',
  breakbeat: 'breaks',
  minimaltechno: 'minimal',
  liquiddrumandbass: 'liquid',
  liquidfunk: 'liquid',
};

/** The shared key of all spellings of a genre: "Drum'n'Bass", "drum & bass" and "DnB" are one. */
export function genreKey(name: string): string {
  const key = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[&+]|['’`]n['’`]/g, ' and ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  // A name without letters and digits is its own key.
  return key === '' ? name.normalize('NFC').trim() : (ALIASES[key] ?? key);
}
