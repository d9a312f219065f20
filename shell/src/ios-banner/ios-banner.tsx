import { BRAND } from '@afterglow/shared-contracts';
import { Button, IconButton, LogoMark, useExternalSource } from '@afterglow/shared-ui';
import { useShell } from '../shell-context.tsx';
import styles from './ios-banner.module.css';

/** At the top of every page, and rendered with the first frame, so that nothing moves when it appears. */
export function IosBanner() {
  const { iosBanner, config } = useShell();
  const isShown = useExternalSource(iosBanner.isShown$, iosBanner.isShown);
  if (!isShown) return null;
  return (
    <aside className={styles.banner} aria-label={`${BRAND} app`}>
      <IconButton size="s" icon="close" label="Close" onClick={iosBanner.dismiss} />
      <LogoMark />
      <p className={styles.text}>
        <strong>{BRAND}</strong>
        <span>Listen in the app</span>
      </p>
      <Button href={config.iosAppStoreUrl} size="s" variant="primary" onClick={iosBanner.click}>
        Open App
      </Button>
    </aside>
  );
}
