import { classNames, Icon } from '@afterglow/shared-ui';
import styles from './benefit-list.module.css';

interface BenefitListProps {
  readonly benefits: readonly string[];
  /** In as many columns as fit. */
  readonly isWide?: boolean;
}

export function BenefitList({ benefits, isWide = false }: BenefitListProps) {
  return (
    <ul className={classNames(styles.list, isWide && styles.wide)}>
      {benefits.map((benefit) => (
        <li key={benefit} className={styles.benefit}>
          <Icon name="check" className={styles.check} />
          {benefit}
        </li>
      ))}
    </ul>
  );
}
