import { BRAND } from '@afterglow/shared-contracts';
import styles from './heading.module.css';

/** The heading of a view, which is the title of the tab as well. */
export function Heading({ children }: { readonly children: string }) {
  return (
    <>
      <title>{`${children} · Releases · ${BRAND}`}</title>
      <h1 className={styles.heading}>{children}</h1>
    </>
  );
}
