import type { ReactNode } from 'react';
import { MESSAGES } from '@afterglow/shared-contracts';
import { ErrorPanel } from '../feedback/error-panel.tsx';

/** The state of a resource; that of shared-data's hooks fits. */
type ReadState<T> = { readonly refetch: () => void } & (
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly data: T }
);

interface ResourceViewProps<T> {
  readonly state: ReadState<T>;
  /** With the geometry of the content. */
  readonly skeleton: ReactNode;
  /** Next to Retry after a failure, for example a Cancel button. */
  readonly action?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The content, its skeleton while it is loading, or the error and Retry. */
export function ResourceView<T>({ state, skeleton, action, children }: ResourceViewProps<T>) {
  switch (state.status) {
    case 'loading':
      return skeleton;
    case 'ready':
      return children(state.data);
    case 'failed': {
      const { title, text } = MESSAGES.ERROR_NETWORK;
      return <ErrorPanel title={title} text={text} onRetry={state.refetch} action={action} />;
    }
  }
}
