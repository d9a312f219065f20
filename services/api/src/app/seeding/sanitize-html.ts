import sanitize from 'sanitize-html';

const ELEMENTS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'h2', 'h3', 'h4'];

const OPTIONS: sanitize.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  // A URL like //elsewhere would use the scheme of the page that shows it.
  allowProtocolRelative: false,
  // The target of a link gets no referrer, and no rank in search engines.
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
  disallowedTagsMode: 'discard',
};

/**
 * Sanitizes markup of the catalog (biographies, summaries) for storage: paragraphs, emphasis, lists, quotations, headings and links to the
 * web or an email. Everything else is removed, scripts and styles with their contents. Pass every such field through this before writing it
 * to the database; readers rely on it.
 */
export function sanitizeHtml(markup: string): string {
  return sanitize(markup, OPTIONS);
}
