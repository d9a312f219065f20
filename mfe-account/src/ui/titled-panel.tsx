import { useId, type ReactNode, type Ref } from 'react';
import { Panel } from './panel.tsx';
import styles from './titled-panel.module.css';

interface TitledPanelProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly text?: ReactNode;
  /** The heading, for the focus once what had it is gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A panel with a subject of its own, on a page that has several. */
export function TitledPanel({ title, text, headingRef, children }: TitledPanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Panel>
        <header className={styles.head}>
          <h2 id={titleId} ref={headingRef} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </header>
        {children}
      </Panel>
    </section>
  );
}
