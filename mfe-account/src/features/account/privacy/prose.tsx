import { Children, type ReactNode } from 'react';
import styles from './privacy.module.css';

interface ProseProps {
  readonly children: ReactNode;
}

export function Text({ children }: ProseProps) {
  return <p>{children}</p>;
}

export function Points({ children }: ProseProps) {
  return (
    <ul className={styles.points}>
      {Children.map(children, (point) => (
        <li>{point}</li>
      ))}
    </ul>
  );
}
