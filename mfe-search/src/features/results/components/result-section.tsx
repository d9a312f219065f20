import type { ResultTab } from '@afterglow/shared-area/search-field';
import { VisuallyHidden } from '@afterglow/shared-ui';
import type { ReactNode, Ref } from 'react';
import { TAB_LABELS } from '../../../config/tabs.ts';

interface ResultSectionProps {
  readonly tab: ResultTab;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The only section of a results tab, with a heading for navigation by headings. */
export function ResultSection({ tab, headingRef, children }: ResultSectionProps) {
  return (
    <section aria-label={TAB_LABELS[tab]}>
      <VisuallyHidden>
        <h2 ref={headingRef} tabIndex={-1}>
          {TAB_LABELS[tab]}
        </h2>
      </VisuallyHidden>
      {children}
    </section>
  );
}
