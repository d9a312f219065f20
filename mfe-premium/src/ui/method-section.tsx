import { InlineAlert, Skeleton } from '@afterglow/shared-ui';
import { useId, type ReactNode } from 'react';
import { SecureNote } from './method-choice.tsx';
import { PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts';
import styles from './method-choice.module.css';

interface MethodSectionProps {
  readonly title: string;
  readonly methods: readonly PaymentMethod[];
  readonly none: string;
  /** Whether a choice pays immediately, without a page of the provider. */
  readonly isImmediate?: boolean;
  readonly choiceOf: (method: PaymentMethod) => ReactNode;
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}

export function MethodSection({
  title,
  methods,
  none,
  isImmediate = false,
  choiceOf,
  children,
  after,
}: MethodSectionProps) {
  const headingId = useId();
  if (methods.length === 0) return <InlineAlert>{none}</InlineAlert>;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method.alias}>{choiceOf(method)}</li>
        ))}
      </ul>
      {children}
      <SecureNote isImmediate={isImmediate} />
      {after}
    </section>
  );
}

export function MethodSkeletons() {
  return (
    <div className={styles.section}>
      <Skeleton shape="text" />
      {PAYMENT_METHODS.map(({ alias }) => (
        <div key={alias} className={styles.skeleton}>
          <Skeleton shape="fill" />
        </div>
      ))}
    </div>
  );
}
