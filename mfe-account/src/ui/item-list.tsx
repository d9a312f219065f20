import { Icon, Skeleton, type IconName } from '@afterglow/shared-ui';
import { Fragment, type ReactNode } from 'react';
import styles from './item-list.module.css';

interface ItemListProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Items of one kind with their actions, in a panel: devices, passkeys. */
export function ItemList({ label, children }: ItemListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** An item of the list: an `ItemRow`, or the form that replaces it. */
export function Item({ children }: { readonly children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

interface ItemRowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly badge?: ReactNode;
  /** In a line, or stacked in a small window. */
  readonly facts: readonly string[];
  readonly children: ReactNode;
}

export function ItemRow({ icon, name, badge, facts, children }: ItemRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {name} {badge}
        </h3>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span className={styles.dot}> · </span>}
              <span className={styles.fact}>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}

/** As high as the row that replaces it. */
export function ItemSkeleton({ seed }: { readonly seed: number }) {
  return (
    <div className={styles.item}>
      <div className={styles.row}>
        <span className={styles.sign}>
          <Skeleton shape="circle" />
        </span>
        <div className={styles.text}>
          <Skeleton shape="text" seed={seed} />
          <Skeleton shape="text" seed={seed + 1} />
        </div>
      </div>
    </div>
  );
}
