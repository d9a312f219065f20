/** What decides whether an element is shown and can be clicked: all that queries by role and clicks ask, hundreds of times a test. */
type AskedProperty = 'display' | 'pointer-events' | 'visibility';

interface QuickWindow {
  readonly document: Document;
  getComputedStyle: typeof getComputedStyle;
}

const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' } as const;
/** By kind of element, as jsdom's own style sheet has it; it is the same in every window. */
const displays = new Map<string, string>();

/**
 * jsdom finds a computed style by trying the hundred rules of its style sheet on an element and its ancestors, again after every
 * change of the document. Where no other style sheet stands, as in our tests, those rules come to one answer for one kind of element.
 */
export function stubComputedStyle(window: QuickWindow): void {
  const whole = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || window.document.styleSheets.length > 0) return whole(element, pseudo);
    const read = (property: string): string | undefined => {
      if (property === 'display') return displayOf(element, whole);
      if (property === 'visibility' || property === 'pointer-events') return inherited(element, property);
      return undefined;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_target, name) => {
        if (name === 'getPropertyValue')
          return (property: string) => read(property) ?? whole(element).getPropertyValue(property);
        const asked = name === 'pointerEvents' ? 'pointer-events' : name;
        const known = typeof asked === 'string' ? read(asked) : undefined;
        return known ?? boundTo(whole(element), name);
      },
    });
  };
}

function displayOf(element: Element, whole: typeof getComputedStyle): string {
  const own = inlineStyle(element, 'display');
  if (own) return own;
  const kind = kindOf(element);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = whole(element);
  displays.set(kind, display);
  return display;
}

/** The rules about `display` look at the name of an element and at these three attributes. */
function kindOf(element: Element): string {
  const isHiddenInput = element.getAttribute('type') === 'hidden';
  return `${element.localName} ${element.hasAttribute('hidden')} ${element.hasAttribute('open')} ${isHiddenInput}`;
}

function inherited(element: Element, property: keyof typeof INHERITED): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = inlineStyle(at, property);
    if (own && own !== 'inherit') return own;
  }
  return INHERITED[property];
}

function inlineStyle(element: Element, property: AskedProperty): string {
  if (!element.hasAttribute('style') || !('style' in element)) return '';
  return (element as HTMLElement | SVGElement).style.getPropertyValue(property);
}

function boundTo(declaration: CSSStyleDeclaration, name: string | symbol): unknown {
  const value: unknown = Reflect.get(declaration, name);
  return typeof value === 'function' ? value.bind(declaration) : value;
}
