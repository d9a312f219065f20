const SHOWN = 2;

/** The first two genres of a tile and how many more there are: "House, Disco +3 MORE". */
export function genresLine(genres: readonly string[]): string {
  const more = genres.length - SHOWN;
  const shown = genres.slice(0, SHOWN).join(', ');
  return more > 0 ? `${shown} +${more} MORE` : shown;
}
