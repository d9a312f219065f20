import { MESSAGES, notFoundPath } from '@afterglow/shared-contracts';
import type { ResourceState } from '@afterglow/shared-data/react';
import { Button, ErrorPanel, Redirect, usePorts, VisuallyHidden } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { isMissing } from '../lib/is-missing.ts';

type Kind = Parameters<typeof notFoundPath>[0];

interface EntityViewProps<T> {
  readonly state: ResourceState<T>;
  readonly kind: Kind;
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The page of one item: a missing item leads to the 404 page, any other failure offers Retry and Cancel. */
export function EntityView<T>({ state, kind, skeleton, children }: EntityViewProps<T>) {
  if (state.status === 'ready') return children(state.data);
  if (state.status === 'failed' && isMissing(state.error)) return <Redirect to={notFoundPath(kind)} />;
  return (
    <>
      <VisuallyHidden>
        <h1>{kind}</h1>
      </VisuallyHidden>
      {state.status === 'failed' ? <Failed onRetry={state.refetch} /> : skeleton}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { navigation } = usePorts();
  const { title, text } = MESSAGES.ERROR_NETWORK;
  return (
    <ErrorPanel
      title={title}
      text={text}
      onRetry={onRetry}
      action={<Button onClick={() => navigation.back()}>Cancel</Button>}
    />
  );
}
