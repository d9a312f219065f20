import { searchPath } from '@afterglow/shared-contracts';
import { TabBar } from '@afterglow/shared-ui';
import { filteredPath } from '../../../config/filters.ts';
import { RESULT_TABS, TAB_LABELS, type ResultTab } from '../../../config/tabs.ts';
import type { Wanted } from '../../../config/wanted.ts';

interface ResultTabsProps extends Wanted {
  readonly current: ResultTab;
}

export function ResultTabs({ keyword, filters, current }: ResultTabsProps) {
  return (
    <TabBar
      label="Results"
      tabs={RESULT_TABS.map((tab) => ({
        href: filteredPath(searchPath(keyword, tab), filters),
        label: TAB_LABELS[tab],
        current: tab === current,
      }))}
    />
  );
}
