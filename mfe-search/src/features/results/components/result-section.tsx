import { VisuallyHidden } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { TAB_LABELS, type ResultTab } from '../../../config/tabs.ts';

/** The only section of a results tab, with a heading for those who navigate by headings. */
export function ResultSection({ tab, children }: { readonly tab: ResultTab; readonly children: ReactNode }) {
  return (
    <section aria-label={TAB_LABELS[tab]}>
      <VisuallyHidden>
        <h2>{TAB_LABELS[tab]}</h2>
      </VisuallyHidden>
      {children}
    </section>
  );
}
