import { classNames, Icon, Spinner } from '@afterglow/shared-ui';
import type { ComponentProps } from 'react';
import { MethodIcon } from './method-icon.tsx';
import type { PaymentMethod } from './payment-method.ts';
import styles from './method-choice.module.css';

interface MethodButtonProps {
  readonly method: PaymentMethod;
  /** While the browser goes to this provider. */
  readonly isLeaving: boolean;
  /** While the browser goes to another one. */
  readonly isIdle: boolean;
  /** What a press does immediately, as "Pay $5.00"; left out when it opens a page of the provider. */
  readonly act?: string | undefined;
  readonly onChoose: () => void;
}

/** Redirects to a provider once the service has prepared the payment. */
export function MethodButton({ method, isLeaving, isIdle, act, onChoose }: MethodButtonProps) {
  return (
    <button
      type="button"
      className={styles.method}
      aria-busy={isLeaving}
      aria-disabled={isLeaving || isIdle}
      onClick={isLeaving || isIdle ? undefined : onChoose}
    >
      <MethodWords method={method} />
      {isLeaving ? <Spinner className={styles.sign} /> : <Sign act={act} />}
    </button>
  );
}

function Sign({ act }: Pick<MethodButtonProps, 'act'>) {
  if (act === undefined) return <Icon name="chevron-right" className={styles.sign} />;
  return (
    <>
      {' '}
      <span className={styles.act}>{act}</span>
    </>
  );
}

interface MethodLinkProps extends Pick<ComponentProps<'a'>, 'onClick'> {
  readonly method: PaymentMethod;
  readonly href: string;
}

export function MethodLink({ method, href, onClick }: MethodLinkProps) {
  return (
    <a href={href} className={styles.method} onClick={onClick}>
      <MethodWords method={method} />
      <Icon name="chevron-right" className={styles.sign} />
    </a>
  );
}

function MethodWords({ method: { icon, title, description } }: Pick<MethodLinkProps, 'method'>) {
  return (
    <>
      <span className={styles.icon}>
        <MethodIcon icon={icon} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong> <span className={styles.text}>{description}</span>
      </span>
    </>
  );
}

interface SecureNoteProps {
  /** Whether a choice pays immediately, without a page of the provider. */
  readonly isImmediate?: boolean;
  readonly className?: string;
}

/** Notes for every payment method. */
export function SecureNote({ isImmediate = false, className }: SecureNoteProps) {
  return (
    <p className={classNames(styles.secure, className)}>
      <Icon name="lock" size="s" className={styles.lock} />
      {isImmediate
        ? 'This is the last step. We never see your card details.'
        : "You'll pay on your provider's secure page. We never see your card details."}
    </p>
  );
}
