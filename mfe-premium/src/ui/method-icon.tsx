import { Icon } from '@afterglow/shared-ui';
import type { PaymentMethod } from './payment-method.ts';
import styles from './method-choice.module.css';

/** Two letters, one in front of the other. */
const PAYPAL = [
  'M6.2 3.2h6.9c3.3 0 5.2 1.8 4.7 4.9-.6 3.7-3.2 5.5-6.9 5.5H8.7l-.9 5.6H3.7z',
  'M19.4 8.1c1.2.9 1.6 2.3 1.3 4-.6 3.5-3 5.2-6.6 5.2h-1.6l-.8 4.5H8.2l.3-1.8h1.6l1-5.6h1.4c4.1 0 6.4-2.2 6.9-6.3z',
];

/** The icon of a payment method, in the color of the text next to it. */
export function MethodIcon({ icon }: Pick<PaymentMethod, 'icon'>) {
  if (icon === 'card') return <Icon name="card" size="l" />;
  return (
    <svg viewBox="0 0 24 24" className={styles.paypal} fill="currentColor" aria-hidden="true">
      {PAYPAL.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
