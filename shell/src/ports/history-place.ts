const placeOf = () => (history.state as { readonly place?: number } | null)?.place;

/**
 * Numbers the site's entries in the history of its tab, 0 for the first one, in their states: the length of a history
 * also counts other sites, and forward entries. Returns a function that returns the number of the current entry.
 */
export function numberHistory(): () => number {
  let latest = -1;
  for (const [name, step] of [
    ['replaceState', 0],
    ['pushState', 1],
  ] as const) {
    const change = history[name].bind(history);
    history[name] = (state: object | null, ...rest) =>
      change({ ...state, place: (placeOf() ?? latest + 1) + step }, ...rest);
  }
  function follow() {
    // The first entry, and one made by a link to a part of the page.
    if (placeOf() === undefined) history.replaceState(history.state, '');
    latest = placeOf() ?? latest;
  }
  window.addEventListener('popstate', follow);
  follow();
  return () => placeOf() ?? 0;
}
