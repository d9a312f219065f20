import { Button } from '@afterglow/shared-ui';
import type { FavoriteControl } from '@afterglow/shared-data/react';

interface FollowButtonProps {
  readonly subject: string;
  readonly follow: FavoriteControl;
}

/** Follows a show or an artist, which makes it a favorite. */
export function FollowButton({ subject, follow: { isFavorite, isBusy, toggle } }: FollowButtonProps) {
  const verb = isFavorite ? 'Unfollow' : 'Follow';
  return (
    <Button
      size="l"
      icon={isFavorite ? 'check' : 'plus'}
      aria-label={`${verb} ${subject}`}
      loading={isBusy}
      onClick={toggle}
    >
      {verb}
    </Button>
  );
}
