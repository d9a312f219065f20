import { TRIAL_DAYS } from '@afterglow/shared-contracts';
import { Icon } from '@afterglow/shared-ui';
import styles from './plans.module.css';

const QUESTIONS = [
  {
    question: 'When do I pay?',
    answer: `You'll see what's due today and your next billing date before you pay. With a free trial, you pay nothing for ${TRIAL_DAYS} days.`,
  },
  {
    question: 'How do I cancel?',
    answer:
      "Anytime, in your account under Manage subscription. You keep Premium until the end of your trial or the time you've paid for.",
  },
  {
    question: 'Who gets the free trial?',
    answer: `Anyone who's never had Premium. It's ${TRIAL_DAYS} days free on the monthly plan.`,
  },
  {
    question: 'Can I change my plan?',
    answer: "Yes. Your new plan starts right away, and we won't charge you for the old one again.",
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
