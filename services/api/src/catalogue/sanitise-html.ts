import sanitize from 'sanitize-html';

const ELEMENTS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4'];

const OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  // An address like //elsewhere would take the scheme of whatever page shows it.
  allowProtocolRelative: false,
  // Where a link leads learns nothing, and gains nothing in a search engine.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
  disallowedTagsMode: 'discard',
};

/**
 * Markup of the catalogue (biographies, summaries) as it may be kept and shown: paragraphs, emphasis, lists, quotations, headings
 * and links to the web or a mail address. Everything else is taken out, scripts and styles with what is in them. Whoever writes
 * such a field to the database passes it through here; what is read was cleaned.
 */
export function sanitiseHtml(markup: string): string {
  return sanitize(markup, OPTIONS);
}
