import { LOGIN_PATH } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { EmptyState, PageHeader, Redirect, TabBar, usePageTitle, usePorts } from '@afterglow/shared-ui';
import { YOUR_MUSIC_LISTS, yourMusicPath, type YourMusicList } from '../../../config/paths.ts';
import { YOUR_MUSIC_TEXTS } from '../model/your-music-texts.ts';

/** One of the member's lists. */
export function YourMusic({ list }: { readonly list: YourMusicList }) {
  const session = useSession(usePorts().session);
  const { heading, empty, hint } = YOUR_MUSIC_TEXTS[list];
  usePageTitle(heading);
  if (session.status === 'visitor') return <Redirect to={LOGIN_PATH} />;
  return (
    <>
      <PageHeader title={heading} />
      <TabBar
        label="Your Music"
        tabs={YOUR_MUSIC_LISTS.map((one) => ({
          href: yourMusicPath(one),
          label: YOUR_MUSIC_TEXTS[one].tab,
          current: one === list,
        }))}
      />
      <EmptyState icon="heart" title={empty} text={hint} />
    </>
  );
}
