import { TabBar } from '@afterglow/shared-ui';

export type ProfileTab = 'overview' | 'about';

interface ProfileTabsProps {
  readonly title: string;
  readonly path: string;
  readonly current: ProfileTab;
}

export function ProfileTabs({ title, path, current }: ProfileTabsProps) {
  return (
    <TabBar
      label={title}
      tabs={[
        { href: path, label: 'Overview', current: current === 'overview' },
        { href: `${path}/about`, label: 'About', current: current === 'about' },
      ]}
    />
  );
}
