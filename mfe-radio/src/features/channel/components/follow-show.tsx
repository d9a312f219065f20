import type { Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Button } from '@afterglow/shared-ui';

/** Adds a show to Your Music, and removes it. */
export function FollowShow({ show }: Pick<Mix, 'show'>) {
  const { isFavorite, toggle } = useFavorite('shows', show.id);
  return (
    <Button
      size="s"
      icon={isFavorite ? 'check' : 'plus'}
      aria-label={isFavorite ? `Following ${show.title}: unfollow` : `Follow ${show.title}`}
      onClick={toggle}
    >
      {isFavorite ? 'Following' : 'Follow'}
    </Button>
  );
}
