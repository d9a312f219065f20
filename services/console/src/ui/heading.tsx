import { BRAND } from '@afterglow/shared-contracts';
import styles from './heading.module.css';

/** The heading of a view, also used as the title of the tab. */
export function Heading({ children }: { readonly children: string }) {
  return (
    <>
      <title>{`${children} · Releases · ${BRAND}`}</title>
      <h1 className={styles.heading}>{children}</h1>
    </>
  );
}
