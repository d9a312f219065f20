import { BRAND } from '@afterglow/shared-contracts';
import { PageHeader, usePageTitle } from '@afterglow/shared-ui';
import { Contents } from './contents.tsx';
import { POLICY_SECTIONS } from './policy-sections.ts';
import { Points, Text } from './prose.tsx';
import styles from './privacy.module.css';

const TITLE = 'Privacy Policy';

export function PrivacyPolicy() {
  usePageTitle(TITLE);
  return (
    <>
      <PageHeader title={TITLE} text="Last updated April 2, 2023" />
      <div className={styles.columns}>
        <Contents />
        <article className={styles.policy} aria-label={TITLE}>
          <Summary />
          {POLICY_SECTIONS.map(({ id, title, Content }, index) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className={styles.title}>
                {index + 1}. {title}
              </h2>
              <Content />
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

function Summary() {
  return (
    <div className={styles.summary}>
      <Text>
        What {BRAND} knows about you, why, and for how long. It's all you agree to when you sign up. There are no other
        terms. In short:
      </Text>
      <Points>
        <>We keep what we need to play you music and protect your account. Nothing for advertising.</>
        <>We don't sell it. Usage statistics leave your browser only if you agree.</>
        <>
          You can download a copy of everything, and you can delete your account. After 14 days, nothing identifies you.
        </>
      </Points>
    </div>
  );
}
