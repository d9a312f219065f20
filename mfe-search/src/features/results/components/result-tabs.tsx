import { RESULT_TABS, type ResultTab, filteredPath } from '@afterglow/shared-area/search-field';
import { searchPath } from '@afterglow/shared-contracts';
import { TabBar } from '@afterglow/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { TAB_LABELS } from '../../../config/tabs.ts';
import type { SearchRequest } from '../../../config/search-request.ts';

interface ResultTabsProps extends SearchRequest {
  readonly current: ResultTab;
}

export function ResultTabs({ keyword, filters, current }: ResultTabsProps) {
  const box = useRef<HTMLDivElement>(null);
  // In a small window the last tabs overflow.
  useLayoutEffect(() => bringInto(box.current?.querySelector('nav'), '[aria-current]'), [current]);
  return (
    <div ref={box}>
      <TabBar
        label="Results"
        tabs={RESULT_TABS.map((tab) => ({
          href: filteredPath(searchPath(keyword, tab), filters),
          label: TAB_LABELS[tab],
          current: tab === current,
        }))}
      />
    </div>
  );
}

/** Only sideways: the page itself does not scroll. */
function bringInto(row: HTMLElement | null | undefined, selector: string): void {
  const item = row?.querySelector(selector);
  if (!row || !item) return;
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}
