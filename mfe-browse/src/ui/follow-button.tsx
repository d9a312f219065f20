import { Button } from '@afterglow/shared-ui';
import type { FavoriteControl } from '@afterglow/shared-data/react';

interface FollowButtonProps {
  readonly subject: string;
  readonly follow: FavoriteControl;
  readonly size?: 'm' | 'l';
}

/** Follows a show or an artist, which makes it a favorite. */
export function FollowButton({ subject, follow: { isFavorite, isBusy, toggle }, size = 'l' }: FollowButtonProps) {
  const verb = isFavorite ? 'Unfollow' : 'Follow';
  return (
    <Button
      size={size}
      icon={isFavorite ? 'check' : 'plus'}
      aria-label={`${verb} ${subject}`}
      loading={isBusy}
      onClick={toggle}
    >
      {verb}
    </Button>
  );
}
