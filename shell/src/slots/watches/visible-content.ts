/** Marks a staged version that will navigate as soon as it is revealed, and needs to show nothing. */
export const LEADS_ON = 'leads-on';

const SHOWN_WITHOUT_TEXT =
  'img,svg,canvas,video,audio[controls],iframe,object,embed,progress,meter,input,select,textarea';
const PLACEHOLDER = '[aria-busy="true"]';
/** Text only for screen readers has a box of one pixel. */
const LEAST_SIDE_PX = 2;

/** The page itself is loading; `lazyPage` of shared-area renders only its fallback. */
export function awaitsPage(element: Element): boolean {
  return element.querySelector('[data-waiting]') !== null;
}

/**
 * Whether a listener sees anything in the element, or would if it were not staged; placeholders and fallbacks do not
 * count.
 */
export function hasVisibleContent(element: Element): boolean {
  if (element.getAttribute('data-staged') === LEADS_ON) return true;
  return !awaitsPage(element) && showsSomething(element);
}

function showsSomething(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
    return node.matches(PLACEHOLDER) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const shown = node instanceof Element ? drawsItself(node) && node : hasText(node) && boxOf(node);
    if (shown && isVisible(shown)) return true;
  }
  return false;
}

/** A shadow tree can contain anything. */
function drawsItself(element: Element): boolean {
  return element.shadowRoot !== null || element.matches(SHOWN_WITHOUT_TEXT);
}

/** The element in whose box a text is rendered. */
function boxOf({ parentElement: parent }: Node): Element | null {
  return parent && getComputedStyle(parent).display === 'contents' ? boxOf(parent) : parent;
}

function hasText({ textContent }: Node): boolean {
  return textContent?.trim() !== '';
}

/** A browser that cannot tell counts as visible. */
function isVisible(element: Element): boolean {
  const isStaged = element.closest('[data-staged]') !== null;
  if (!('checkVisibility' in element)) return true;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: !isStaged })) return false;
  // Nothing has its size before its styles apply.
  if (isStaged) return true;
  const { width, height } = element.getBoundingClientRect();
  return width >= LEAST_SIDE_PX && height >= LEAST_SIDE_PX;
}
