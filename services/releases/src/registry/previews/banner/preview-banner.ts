import { html } from '@afterglow/kit';
import type { DocumentAddition } from '../preview.ts';
import { markOf } from '../preview-cookie.ts';
import type { PreviewGrant } from '../preview-grant.ts';
import { LEAVE_PATH } from '../preview-paths.ts';
import { subjectWords, timeWords } from '../subject-words.ts';
import { BANNER_SCRIPT, BANNER_STYLES } from './banner-files.ts';

interface ShownPreview {
  readonly grant: PreviewGrant;
  readonly signature: string;
  readonly remainingMs: number;
}

const STYLES = html`<link
  rel="stylesheet"
  href="${BANNER_STYLES.path}"
  integrity="${BANNER_STYLES.integrity}"
  crossorigin="anonymous"
/>`;
const SCRIPT = html`<script
  src="${BANNER_SCRIPT.path}"
  integrity="${BANNER_SCRIPT.integrity}"
  crossorigin="anonymous"
  defer
></script>`;

/** Names the preview and exits it, also where no script of the site runs: its shadow root is in the HTML, and its button is a form. */
export function previewBanner({ grant, signature, remainingMs }: ShownPreview): DocumentAddition {
  const { subject, endsAtMs } = grant;
  const banner = html`<afterglow-preview data-mark="${markOf(signature)}" data-remaining-ms="${remainingMs}">
    <template shadowrootmode="open">
      ${STYLES}
      <section aria-label="Preview">
        <p>
          <strong>Previewing ${subjectWords(subject)}</strong>
          <span class="alone">Only you can see this,</span>
          until <time datetime="${new Date(endsAtMs).toISOString()}">${timeWords(endsAtMs)}</time>
        </p>
        <form method="post" action="${LEAVE_PATH}"><button>Exit preview</button></form>
      </section>
    </template>
  </afterglow-preview>`;
  return { inHead: `${STYLES.markup}\n${SCRIPT.markup}`, inBody: banner.markup };
}
