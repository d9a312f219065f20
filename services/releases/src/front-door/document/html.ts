import { escapeHtml } from '@afterglow/kit';

/** A tag whose attributes are escaped; `true` is an attribute without a value, undefined none. */
export function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [key] : [`${key}="${escapeHtml(value)}"`];
  });
  return `<${[name, ...written].join(' ')}>`;
}

export function dataBlock(id: string, value: unknown): string {
  return jsonElement('application/json', value, id);
}

/** Data that browsers do not run. Escaping `<` prevents any text in it from ending the element, or from starting a comment. */
export function jsonElement(type: `application/${string}json`, value: unknown, id?: string): string {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return `${tag('script', { type, id })}${json}</script>`;
}
