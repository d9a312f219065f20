import { HeroSkeleton, RowSkeletons, Sections } from '@afterglow/shared-ui';

const ROWS = 6;

interface ProfileSkeletonProps {
  readonly what: string;
  readonly shape?: 'square' | 'circle';
}

/** The stand-in of a show's, an artist's or a mix's page. */
export function ProfileSkeleton({ what, shape = 'square' }: ProfileSkeletonProps) {
  return (
    <>
      <HeroSkeleton what={what} shape={shape} />
      <Sections>
        <RowSkeletons what="its mixes" count={ROWS} />
      </Sections>
    </>
  );
}
