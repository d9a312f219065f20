import { isTombstone } from '@afterglow/shared-registry-contracts';
import styles from './version-name.module.css';

/** A version, in digits that are easily compared; a tombstone's version has no meaningful name. */
export function VersionName({ version }: { readonly version: string }) {
  return <span className={styles.version}>{isTombstone(version) ? 'notice' : version}</span>;
}
