import { AppLink, usePageTitle } from '@afterglow/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { PATHS } from '../../config/paths.ts';
import { STEPS, type Step } from './picks/picks.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  readonly step: Step;
  readonly title: string;
  readonly text: ReactNode;
  /** The way back, above the title. */
  readonly back?: ReactNode;
  /** Stays at the bottom of the window. */
  readonly bar: ReactNode;
  /** The listener has come from the other step, not from another page: the shell does not see that. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** What both steps have: where the listener is, what is asked, the way out, and the bar with what has been picked. */
export function StepFrame({ step, title, text, back, bar, takesFocus, children }: StepFrameProps) {
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.line}>
          {back ?? <span />}
          <AppLink href={PATHS.home} className={styles.later}>
            Do this later
          </AppLink>
        </div>
        <p className={styles.step}>
          Step {STEPS.indexOf(step) + 1} of {STEPS.length}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
      {bar}
    </div>
  );
}
