import { type Html, html } from './html.ts';

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

/** Turns plain text into escaped paragraphs with clickable URLs. */
export function linkedText(text: string): readonly Html[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => html`<p>${paragraph.split('\n').map(linkedLine)}</p>`);
}

function linkedLine(line: string, index: number): Html {
  // After splitting by a group, every second part is a URL.
  const parts = line.split(ADDRESS).map((part, place) => (place % 2 === 1 ? link(part) : html`${part}`));
  return index === 0 ? html`${parts}` : html`<br />${parts}`;
}

function link(address: string): Html {
  return html`<a href="${address}">${address}</a>`;
}
