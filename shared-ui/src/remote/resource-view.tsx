import type { ReactNode } from 'react';
import { MESSAGES } from '@afterglow/shared-contracts';
import { ErrorPanel } from '../feedback/error-panel.tsx';

/** How something that is read stands; the state of shared-data's hooks fits it. */
type ReadState<T> = { readonly refetch: () => void } & (
  { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly data: T }
);

interface ResourceViewProps<T> {
  readonly state: ReadState<T>;
  /** Of the geometry of what comes. */
  readonly skeleton: ReactNode;
  /** Beside Retry when it failed, for example a Cancel button. */
  readonly action?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What was read, its skeleton while it is on its way, or what happened and Retry. */
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
