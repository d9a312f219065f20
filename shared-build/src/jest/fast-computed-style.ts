/**
 * The properties that decide whether an element is visible and clickable: queries by role and clicks read only these, hundreds of times
 * per test.
 */
type AskedProperty = 'display' | 'pointer-events' | 'visibility';

interface QuickWindow {
  readonly document: Document;
  getComputedStyle: typeof getComputedStyle;
}

const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' } as const;
/** By kind of element, from jsdom's own style sheet; the same in every window. */
const displays = new Map<string, string>();

/**
 * jsdom computes a style by trying the hundred rules of its style sheet on an element and its ancestors, again after every change of the
 * document. Without other style sheets, as in these tests, those rules give one result per kind of element.
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

/** The rules about `display` depend on the name of an element and on these three attributes. */
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
