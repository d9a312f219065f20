import { html, type Html, pageMarkup } from '@afterglow/kit';
import { commandText } from '../../http/command-text.ts';
import type { PreviewGrant } from './preview-grant.ts';
import { STYLES_PATH } from './preview-paths.ts';
import type { OpenedLink } from './previews.service.ts';
import { subjectWords, timeWords } from './subject-words.ts';

type RefusedLink = Exclude<OpenedLink, { readonly outcome: 'opened' }>;

interface RefusalPage {
  readonly status: 403 | 409 | 410;
  readonly markup: string;
}

/** Why a link does not open, and what to do about it. */
export function refusalPage(refused: RefusedLink): RefusalPage {
  switch (refused.outcome) {
    case 'altered':
      return page(403, 'This link is incomplete', [
        html`<p>Part of the link is missing or was changed.</p>`,
        html`<p>Copy the whole link, or ask the sender for a new one.</p>`,
      ]);
    case 'ended':
      return page(410, 'This preview has ended', [
        html`<p>It showed ${subjectWords(refused.grant.subject)} until ${timeWords(refused.grant.endsAtMs)}.</p>`,
        html`<p>Ask ${refused.grant.by} for a new link, or create one:</p>`,
        command(refused.grant),
      ]);
    case 'refused':
      return page(409, `We can't show ${subjectWords(refused.grant.subject)}`, [
        html`<p>${refused.reason}</p>`,
        html`<p>Let ${refused.grant.by} know. They created the link. The live site isn't affected.</p>`,
      ]);
  }
}

function command({ subject }: PreviewGrant): Html {
  const what = subject.kind === 'staging' ? '--staging' : `${subject.remote} ${subject.version}`;
  return html`<pre>${commandText(`preview ${what}`)}</pre>`;
}

function page(status: RefusalPage['status'], title: string, body: readonly Html[]): RefusalPage {
  const content = html`<h1>${title}</h1>
    ${body}
    <p><a class="button" href="/">Go to the live site</a></p>`;
  return { status, markup: pageMarkup({ title, body: content, isOurs: true, stylesPath: STYLES_PATH }) };
}
