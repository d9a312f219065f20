import styles from './skip-link.module.css';

/** The first stop of the Tab key: jumps to the element with the id `targetId`, which needs `tabIndex={-1}`. */
export function SkipLink({
  targetId,
  children = 'Skip to content',
}: {
  readonly targetId: string;
  readonly children?: string;
}) {
  return (
    <a href={`#${targetId}`} className={styles.link}>
      {children}
    </a>
  );
}
