import type { IconName } from '@afterglow/shared-ui';

interface SalesPoint {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export const SALES_POINTS: readonly SalesPoint[] = [
  { icon: 'volume-up', title: 'High-quality audio', text: 'Up to 320 kbps on every mix and channel.' },
  { icon: 'star', title: 'No ads', text: 'Nothing between you and the music.' },
  {
    icon: 'disc',
    title: 'Download mixes and listen offline on the mobile apps',
    text: 'For planes, trains, and the middle of nowhere.',
  },
  { icon: 'crown', title: 'VIP access', text: 'Premium-exclusive mixes, and new ones first.' },
];
