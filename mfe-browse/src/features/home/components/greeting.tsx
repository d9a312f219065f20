import { useSession } from '@afterglow/shared-data/react';
import { useNow, usePorts } from '@afterglow/shared-ui';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { greetingAt } from '../model/greeting.ts';
import styles from './greeting.module.css';

const TICK_MS = MINUTE_MS;

/** For members; reserves its line until their name is loaded. */
export function Greeting() {
  const session = useSession(usePorts().session);
  const words = greetingAt(new Date(useNow(TICK_MS)));
  if (session.status === 'visitor') return null;
  const name = session.member?.username ?? session.member?.firstName;
  return <p className={styles.greeting}>{name ? `${words}, ${name}` : words}</p>;
}
