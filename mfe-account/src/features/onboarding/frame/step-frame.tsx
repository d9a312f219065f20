import { AppLink, usePageTitle } from '@afterglow/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { STEPS, type Step } from '../picks/index.ts';
import styles from './step-frame.module.css';

interface StepFrameProps {
  readonly step: Step;
  readonly title: string;
  readonly text: ReactNode;
  readonly back?: ReactNode;
  /** Sticks to the bottom of the window. */
  readonly bar: ReactNode;
  /** True when the listener comes from the other step: the shell does not see such a change. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The frame of both steps: progress, question, way out, and the bar with the picks. */
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
