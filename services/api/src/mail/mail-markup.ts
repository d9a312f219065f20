import { BRAND, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { type Html, html, linkedText, SITE_COLORS } from '@afterglow/kit';

const PREVIEW_MAX = 120;
/** Fills the preview of mail programs after a short first sentence. */
const NOTHING_MORE = '\u00a0\u200c'.repeat(PREVIEW_MAX);
/** A paragraph of two lines: a button's label and URL. */
const BUTTON = /^([^\n:]{1,60}):\n(https?:\/\/\S+)$/;
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

// Mail programs know no custom properties.
const { bg, text: ink, hairline, glow } = SITE_COLORS;
const [surface, quiet] = [SITE_COLORS['surface-1'], SITE_COLORS['text-3']];
const [accentText, onAccent] = [SITE_COLORS['accent-text'], SITE_COLORS['on-accent']];

/** Programs that do not read it show the light colors of the inline styles. */
const DARK = `
  body, .ground { background: ${bg.dark} !important; }
  .card { background: ${surface.dark} !important; border-color: ${hairline.dark} !important; }
  .card, .card h1, .card p, .name { color: ${ink.dark} !important; }
  .quiet, .card .quiet { color: ${quiet.dark} !important; }
  .card a:not(.button) { color: ${accentText.dark} !important; }
`;
const STYLES = `
  p { margin: 0 0 16px; }
  .card a:not(.button) { color: ${accentText.light}; overflow-wrap: anywhere; }
  @media (prefers-color-scheme: dark) {${DARK}}
  @media (max-width: 480px) { .card { padding: 24px 20px !important; } }
`;

export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
}

/** The mail's text in the site's design. It loads nothing: no image, no font, no tracking. */
export function mailMarkup({ subject, text }: WrittenMail, origin: string): string {
  const paragraphs = paragraphsOf(text);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ markup: STYLES }}
        </style>
      </head>
      <body style="margin: 0; background: ${bg.light};">
        <div style="display: none; max-height: 0; overflow: hidden;">${previewOf(paragraphs)}${NOTHING_MORE}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="ground"
          style="background: ${bg.light};"
        >
          <tr>
            <td align="center" style="padding: 32px 12px; font: 400 16px/1.5 ${FONT}; color: ${ink.light};">
              <p class="name" style="margin: 0 0 16px; font-weight: 700; font-size: 18px;">${BRAND}</p>
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px;">
                <tr>
                  <td class="card" style="${CARD}">
                    <h1 style="margin: 0 0 16px; font-size: 22px; line-height: 1.3;">${subject}</h1>
                    ${paragraphs.flatMap((paragraph) => paragraphMarkup(paragraph, origin))}
                  </td>
                </tr>
              </table>
              <p class="quiet" style="margin: 16px 0 0; font-size: 13px; color: ${quiet.light};">
                ${footerLines(origin).map(footerLine)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

/** The same below the text alone. */
export function withFooter(text: string, origin: string): string {
  return [text.trim(), ['-- ', ...footerLines(origin)].join('\n')].join('\n\n');
}

const CARD = [
  `padding: 32px`,
  `text-align: left`,
  `background: ${surface.light}`,
  `border: 1px solid ${hairline.light}`,
  `border-radius: 12px`,
].join('; ');

const LINK_BUTTON = [
  `display: inline-block`,
  `padding: 12px 24px`,
  `border-radius: 999px`,
  `background: ${glow.light}`,
  `color: ${onAccent.light}`,
  `font-weight: 700`,
  `text-decoration: none`,
].join('; ');

function paragraphsOf(text: string): readonly string[] {
  return text.trim().split(/\n{2,}/);
}

function previewOf([first = '']: readonly string[]): string {
  return first.length > PREVIEW_MAX ? `${first.slice(0, PREVIEW_MAX)}…` : first;
}

function paragraphMarkup(paragraph: string, origin: string): readonly Html[] | Html {
  const [, label, address] = BUTTON.exec(paragraph) ?? [];
  // Members write to support: their text must not create buttons to other sites.
  if (label === undefined || address?.startsWith(`${origin}/`) !== true) return linkedText(paragraph);
  // For readers elsewhere, who copy the URL.
  return html`<p style="margin: 24px 0 12px;">
      <a class="button" href="${address}" style="${LINK_BUTTON}">${label}</a>
    </p>
    <p class="quiet" style="font-size: 13px; color: ${quiet.light}; overflow-wrap: anywhere;">${address}</p>`;
}

function footerLines(origin: string): readonly string[] {
  return [`${BRAND}: ${origin}`, `Questions? ${SUPPORT_EMAIL}`];
}

function footerLine(line: string, index: number): Html {
  return index === 0 ? html`${line}` : html`<br />${line}`;
}
