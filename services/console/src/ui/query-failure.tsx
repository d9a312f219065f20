import { ErrorPanel } from '@afterglow/shared-ui';
import { errorMessage } from '../registry/registry-api-error.ts';

interface QueryFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The registry's message for a failed query. */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  return <ErrorPanel title="Couldn't load this" text={errorMessage(error)} onRetry={onRetry} />;
}
