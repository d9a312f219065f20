import { isTombstone } from '@afterglow/shared-contracts/registry';
import styles from './version-name.module.css';

/** A version, in digits that are easily compared; the notice in the place of an area has no name that says anything. */
export function VersionName({ version }: { readonly version: string }) {
  return <span className={styles.version}>{isTombstone(version) ? 'notice' : version}</span>;
}
