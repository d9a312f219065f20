import { VisuallyHidden } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { TAB_LABELS, type ResultTab } from '../../../config/tabs.ts';

/** The one section of a results tab, named for those who move by headings. */
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
