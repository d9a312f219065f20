/** A genre's name from its part of the URL: "deep_house" is "Deep House". */
export function genreName(routeId: string): string {
  return routeId.replaceAll('_', ' ').replace(/(?:^| )\S/gu, (beginning) => beginning.toUpperCase());
}
