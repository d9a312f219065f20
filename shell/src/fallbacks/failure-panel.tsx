import { MESSAGES, messageText, type ChunkLoadError, type ChunkLoadReason } from '@afterglow/shared-contracts';
import { Button, ErrorPanel, usePorts } from '@afterglow/shared-ui';
import { textOf } from '../slots/failures.ts';
import type { AreaFailure } from '../slots/slot-state.ts';
import styles from './failure-panel.module.css';

interface FailurePanelProps {
  readonly remote: string;
  readonly version: string;
  readonly failure: AreaFailure;
  readonly onRetry: () => void;
  /** Goes back to the previous page by default. */
  readonly onCancel?: () => void;
}

/** Replaces an area that could not be loaded or has crashed. The rest of the page continues. */
export function FailurePanel({ remote, version, failure, ...answers }: FailurePanelProps) {
  const fields = { remote, version, ...fieldsOf(failure) };
  return (
    <section className={styles.panel} aria-label={`${remote} isn't working`} {...dataAttributes(fields)}>
      <Message failure={failure} {...answers} />
      <details className={styles.details}>
        <summary>Details</summary>
        <dl>
          {Object.entries(fields).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

type MessageProps = Pick<FailurePanelProps, 'failure' | 'onRetry' | 'onCancel'>;

function Message({ failure, onRetry, onCancel }: MessageProps) {
  const { navigation } = usePorts();
  switch (failure.kind) {
    case 'load':
      return (
        <ErrorPanel
          {...wordsOf(failure.error.reason)}
          onRetry={onRetry}
          action={<Button onClick={onCancel ?? (() => navigation.back())}>Cancel</Button>}
        />
      );
    case 'crash':
    case 'empty':
    case 'hang':
      return (
        <ErrorPanel
          title={MESSAGES.ERROR_GENERIC.title}
          text="This part of the page stopped working. Everything else still works."
          retryLabel="Try again"
          onRetry={onRetry}
        />
      );
  }
}

/** A listener can fix their connection, but not broken code: that is fixed by a new live version. */
function wordsOf(reason: ChunkLoadReason) {
  switch (reason) {
    case 'network':
    case 'timeout':
      return { title: MESSAGES.ERROR_NETWORK.title, text: messageText('ERROR_NETWORK') };
    case 'missing':
    case 'integrity':
    case 'execution':
      return {
        title: 'This part is being repaired',
        text: "It'll be back on its own. Everything else still works.",
      };
  }
}

type Fields = Readonly<Record<string, string>>;

function fieldsOf(failure: AreaFailure): Fields {
  return failure.kind === 'load' ? loadFields(failure.error) : { error: textOf(failure.error) };
}

function loadFields({ name, code, reason, url, cause }: ChunkLoadError): Fields {
  return { error: name, code, reason, url, cause: textOf(cause) };
}

/** For tools that read the page: `data-remote`, `data-reason` and so on. */
function dataAttributes(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`data-${name}`, value]));
}
