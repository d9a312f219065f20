import { TextLink } from '@afterglow/shared-ui';
import { LEGAL } from '../config/legal.ts';
import styles from './legal-note.module.css';

/** What the listener agrees to by continuing. */
export function LegalNote() {
  return (
    <p className={styles.alert}>
      By continuing, you agree to our <TextLink href={LEGAL.terms}>Terms</TextLink> and{' '}
      <TextLink href={LEGAL.privacyPolicy}>Privacy Policy</TextLink>.
    </p>
  );
}

/** What a social login means to a new member. */
export function SocialNote() {
  return (
    <p className={styles.alert}>
      New here? When you use social login, we'll create an account for you and you agree to our{' '}
      <TextLink href={LEGAL.terms}>Terms</TextLink>.
    </p>
  );
}
