interface ArtistPlace {
  readonly id: string;
  readonly tab: 'overview' | 'about';
}

/**
 * Reads what follows "/artist/": the readable part is optional and says nothing, the id is the last number, "about" is the tab.
 * So "12/about" is the About tab of 12, and "mira-vale/12" her overview.
 */
export function artistInPath(rest: string): ArtistPlace | undefined {
  const parts = rest.split('/').filter(Boolean);
  const tab = parts.length > 1 && parts.at(-1) === 'about' ? 'about' : 'overview';
  const [id, ...before] = (tab === 'about' ? parts.slice(0, -1) : parts).reverse();
  if (id === undefined || !/^\d+$/.test(id) || before.length > 1) return undefined;
  return { id, tab };
}
