import { CHANNEL_IDS } from '@afterglow/shared-contracts';
import { Grid, Loading, Skeleton } from '@afterglow/shared-ui';
import styles from './channel-grid-skeleton.module.css';

export function ChannelGridSkeleton() {
  return (
    <Loading what="channels">
      <Grid of="tiles">
        {CHANNEL_IDS.map((id) => (
          <div key={id} className={styles.tile}>
            <Skeleton shape="fill" />
          </div>
        ))}
      </Grid>
    </Loading>
  );
}
