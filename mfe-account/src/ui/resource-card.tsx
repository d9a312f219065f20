import { Panel, PanelActions } from '@afterglow/shared-area';
import { useResource, type Resource } from '@afterglow/shared-data/react';
import { Button, ResourceView } from '@afterglow/shared-ui';
import { useId, useRef, type ReactNode } from 'react';
import { FailureText } from './failure-text.tsx';
import styles from './resource-card.module.css';

interface ResourceCardProps<T> {
  readonly title: string;
  /** Next to the title, once it is loaded. */
  readonly badge?: (data: T) => ReactNode;
  readonly text?: ReactNode;
  readonly resource: Resource<T>;
  readonly skeleton: ReactNode;
  /** Call `onChanged` after a change: it focuses the card and refetches. */
  readonly children: (data: T, onChanged: () => void) => ReactNode;
}

export function ResourceCard<T>({ title, badge, text, resource, skeleton, children }: ResourceCardProps<T>) {
  const state = useResource(resource);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  function onChanged() {
    // The focused element may be gone.
    heading.current?.focus();
    state.refetch();
  }
  return (
    <section aria-labelledby={titleId}>
      <Panel>
        <header className={styles.head}>
          <div className={styles.line}>
            <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h2>
            {state.status === 'ready' && badge?.(state.data)}
          </div>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </header>
        {state.status === 'failed' ? (
          <>
            <FailureText />
            <PanelActions>
              <Button icon="retry" onClick={state.refetch}>
                Retry
              </Button>
            </PanelActions>
          </>
        ) : (
          <ResourceView state={state} skeleton={skeleton}>
            {(data) => children(data, onChanged)}
          </ResourceView>
        )}
      </Panel>
    </section>
  );
}
