import sanitize from 'sanitize-html';

const ELEMENTS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4'];

const OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  // An address like //elsewhere would take the scheme of whatever page shows it.
  allowProtocolRelative: false,
  // The target of a link learns nothing, and gains nothing in search engines.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
  disallowedTagsMode: 'discard',
};

/**
 * Sanitizes markup of the catalog (biographies, summaries) for storage: paragraphs, emphasis, lists, quotations, headings and links
 * to the web or a mail address. Everything else is removed, scripts and styles with their contents. Pass every such field through this
 * before writing it to the database; readers rely on it.
 */
export function sanitizeHtml(markup: string): string {
  return sanitize(markup, OPTIONS);
}
