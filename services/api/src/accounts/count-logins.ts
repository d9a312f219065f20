import type { Metrics } from '@afterglow/kit';

/** Counts logins of every kind by their outcome. */
export function loginCounter(metrics: Metrics): (outcome: 'succeeded' | 'failed') => void {
  return metrics.counter({
    name: 'logins_total',
    help: 'Logins, by outcome; one fails for a wrong password or code.',
    label: 'outcome',
    values: ['succeeded', 'failed'],
  });
}

/** Counts new accounts by the way they were created. */
export function signUpCounter(metrics: Metrics): (way: 'email' | 'social') => void {
  return metrics.counter({
    name: 'sign_ups_total',
    help: 'New accounts, by the way they were created.',
    label: 'way',
    values: ['email', 'social'],
  });
}
