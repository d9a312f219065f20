/** Markup that needs no more escaping; only `html` creates it. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | Html | readonly Html[];

/** Markup with every value escaped, except what is markup itself: ``html`<p>${name}</p>` ``. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: String.raw({ raw: strings }, ...values.map(markupOf)) };
}

/** Empty markup. */
export const NO_HTML: Html = { markup: '' };

function markupOf(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text escaped for markup, including attributes. `html` does this automatically. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
