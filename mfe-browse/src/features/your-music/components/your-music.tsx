import { LOGIN_PATH } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { PageHeader, Redirect, Sections, TabBar, usePageTitle, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import { isDevelopmentBuild } from '../../../config/build.ts';
import { YOUR_MUSIC_LISTS, yourMusicPath, type YourMusicList } from '../../../config/paths.ts';
import { YOUR_MUSIC_TEXTS } from '../model/your-music-texts.ts';
import { FavoriteList } from './favorite-list.tsx';

export function YourMusic({ list }: { readonly list: YourMusicList }) {
  const session = useSession(usePorts().session);
  const { heading, tab } = YOUR_MUSIC_TEXTS[list];
  usePageTitle(heading);
  if (session.status === 'visitor') return <Redirect to={LOGIN_PATH} />;
  return (
    <>
      <PageHeader title={heading} />
      <TabBar sticky label="Your Music" tabs={tabs(list)} />
      <Sections>
        <section>
          <VisuallyHidden>
            <h2>{tab}</h2>
          </VisuallyHidden>
          <FavoriteList list={list} member={session.user.members_id.id} />
        </section>
      </Sections>
    </>
  );
}

/** The genres have their page in every build, but their tab only in development. */
function tabs(current: YourMusicList) {
  return YOUR_MUSIC_LISTS.filter((list) => list !== 'genres' || isDevelopmentBuild()).map((list) => ({
    href: yourMusicPath(list),
    label: YOUR_MUSIC_TEXTS[list].tab,
    current: list === current,
  }));
}
