/** Checks whether the focus is inside the container; the returned function moves it to the heading there, if it was. */
export function restoreFocusWithin(place: HTMLElement): () => void {
  const hadFocus = place.contains(document.activeElement);
  return () => {
    const heading = [...place.querySelectorAll<HTMLElement>('h1')].find(
      (candidate) => !candidate.closest('[data-staged]'),
    );
    if (!hadFocus || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
}
