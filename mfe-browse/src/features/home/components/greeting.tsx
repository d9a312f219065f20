import { useSession } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { greetingAt } from '../model/greeting.ts';
import styles from './greeting.module.css';

/** For members; the line keeps its height until their name is known. */
export function Greeting() {
  const session = useSession(usePorts().session);
  const [words] = useState(() => greetingAt(new Date()));
  if (session.status === 'visitor') return null;
  const name = session.member?.username ?? session.member?.firstName;
  return <p className={styles.greeting}>{name ? `${words}, ${name}` : words}</p>;
}
