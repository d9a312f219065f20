import { TabBar } from '@afterglow/shared-ui';
import { RADIO_PATHS } from '../config/paths.ts';

export function RadioTabs({ current }: { readonly current: 'channels' | 'favorites' }) {
  return (
    <TabBar
      label="Radio"
      tabs={[
        { href: RADIO_PATHS.channels, label: 'All Channels', current: current === 'channels' },
        { href: RADIO_PATHS.favorites, label: 'Favorites', current: current === 'favorites' },
      ]}
    />
  );
}
