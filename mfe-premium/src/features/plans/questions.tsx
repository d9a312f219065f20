import { TRIAL_DAYS } from '@afterglow/shared-contracts';
import { Icon } from '@afterglow/shared-ui';
import styles from './plans.module.css';

const QUESTIONS = [
  {
    question: 'When do I pay?',
    answer: `Before you pay you see what is due today and the day of the next payment. With the free trial nothing is due for ${TRIAL_DAYS} days.`,
  },
  {
    question: 'How do I cancel?',
    answer:
      'In your account, under Manage subscription, at any time. Premium stays until the end of what you have paid, or of the trial.',
  },
  {
    question: 'Who gets the free trial?',
    answer: `Everybody who has never had Premium, for ${TRIAL_DAYS} days, with the monthly plan.`,
  },
  {
    question: 'Can I change my plan?',
    answer: 'Yes. The new plan begins at once, and the one before it is not charged again.',
  },
] as const;

export function Questions() {
  return (
    <section aria-labelledby="questions" className={styles.section}>
      <h2 id="questions" className={styles.sectionTitle}>
        Good to know
      </h2>
      <div className={styles.questions}>
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className={styles.question}>
            <summary className={styles.summary}>
              {question}
              <Icon name="chevron-down" className={styles.chevron} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
