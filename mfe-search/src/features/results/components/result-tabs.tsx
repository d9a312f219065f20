import { searchPath } from '@afterglow/shared-contracts';
import { TabBar } from '@afterglow/shared-ui';
import { RESULT_TABS, TAB_LABELS, type ResultTab } from '../../../config/tabs.ts';

export function ResultTabs({ keyword, current }: { readonly keyword: string; readonly current: ResultTab }) {
  return (
    <TabBar
      label="Results"
      tabs={RESULT_TABS.map((tab) => ({
        href: searchPath(keyword, tab),
        label: TAB_LABELS[tab],
        current: tab === current,
      }))}
    />
  );
}
