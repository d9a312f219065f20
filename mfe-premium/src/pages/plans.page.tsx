import type { PageProps } from '@afterglow/shared-area';
import { BRAND } from '@afterglow/shared-contracts';
import { PageHeader, TabBar, usePageTitle } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { Donate } from '../features/donation/index.ts';
import { Plans } from '../features/plans/index.ts';
import type { pages } from '../pages.ts';
import styles from './plans.page.module.css';

type Tab = PageProps<typeof pages, 'plans' | 'donate'>['page'];

const TABS = {
  plans: {
    label: 'Premium',
    href: PATHS.plans,
    title: 'Choose your plan',
    text: 'Better sound, no ads, more mixes. Change or cancel anytime.',
    pageTitle: 'Plans',
  },
  donate: {
    label: 'Donate',
    href: PATHS.donate,
    title: `Support ${BRAND}`,
    text: 'Like what you hear? Help keep it on air.',
    pageTitle: 'Donate',
  },
} as const;

export function PlansPage({ page }: { readonly page: Tab }) {
  const { title, text, pageTitle } = TABS[page];
  usePageTitle(pageTitle);
  return (
    <>
      <PageHeader title={title} text={text} />
      <TabBar
        label="Support"
        tabs={[TABS.plans, TABS.donate].map(({ href, label }) => ({ href, label, current: href === TABS[page].href }))}
      />
      <div className={styles.content}>{page === 'plans' ? <Plans /> : <Donate />}</div>
    </>
  );
}
