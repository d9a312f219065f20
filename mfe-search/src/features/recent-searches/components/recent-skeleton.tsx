import { Loading, Row, RowList, Skeleton } from '@afterglow/shared-ui';

/** As many rows as are stored, so that nothing below them moves. */
export function RecentSkeleton({ count }: { readonly count: number }) {
  return (
    <Loading what="recent searches">
      <RowList>
        {Array.from({ length: count }, (_, index) => (
          <Row
            key={index}
            title=""
            subtitle={<Skeleton shape="text" seed={index} />}
            cover={<Skeleton shape="cover" />}
          />
        ))}
      </RowList>
    </Loading>
  );
}
