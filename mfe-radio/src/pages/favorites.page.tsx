import { LOGIN_PATH } from '@afterglow/shared-contracts';
import { useSession } from '@afterglow/shared-data/react';
import { PageHeader, Redirect, Sections, usePageTitle, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import { FavoriteChannels } from '../features/favorites/index.ts';
import { RadioTabs } from '../ui/radio-tabs.tsx';

/** Members only. */
export function FavoritesPage() {
  const session = useSession(usePorts().session);
  usePageTitle('Favorite Channels');
  if (session.status === 'visitor') return <Redirect to={LOGIN_PATH} />;
  return (
    <>
      <PageHeader title="Radio" />
      <RadioTabs current="favorites" />
      <Sections>
        <section>
          <VisuallyHidden>
            <h2>Favorites</h2>
          </VisuallyHidden>
          <FavoriteChannels />
        </section>
      </Sections>
    </>
  );
}
