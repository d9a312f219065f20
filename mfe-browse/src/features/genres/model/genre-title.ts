/** The id of a genre in title case: "house_music" is "House Music". */
export function genreTitle(routeId: string): string {
  return routeId
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
