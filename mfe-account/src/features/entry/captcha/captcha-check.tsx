import { Button, Skeleton } from '@afterglow/shared-ui';
import { AltchaBox } from './altcha-box.tsx';
import type { CaptchaWidgetProps } from './captcha.ts';
import { useCaptcha } from './use-captcha.ts';
import styles from './captcha.module.css';

export function CaptchaCheck(props: CaptchaWidgetProps) {
  const { step, ask, onProof } = useCaptcha(props);
  switch (step.status) {
    case 'not-needed':
      return null;
    case 'loading':
      return (
        <span className={styles.space}>
          <Skeleton shape="fill" />
        </span>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>We couldn't load the robot check. Check your connection and try again. What you typed is still here.</p>
          <Button size="s" onClick={() => void ask()}>
            Try again
          </Button>
        </div>
      );
    case 'shown':
      return (
        <div className={styles.check}>
          <AltchaBox challenge={step.task.challenge} isLate={step.task.isLate} onProof={onProof} />
        </div>
      );
  }
}
