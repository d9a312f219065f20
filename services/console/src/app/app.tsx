import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { ErrorPanel, Loading } from '@afterglow/shared-ui';
import { useEffect, useState } from 'react';
import { LiveProvider } from '../live/live-context.tsx';
import { createQueryClient } from '../registry/query-client.ts';
import { sessionQuery } from '../registry/queries.ts';
import { errorMessage } from '../registry/registry-api-error.ts';
import { SignIn } from '../sign-in/sign-in.tsx';
import { Frame } from './frame.tsx';
import { SessionContext } from './session-context.ts';

/** `code` is from the link that opened the page. */
export function App({ code }: { readonly code: string | undefined }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Gate code={code} />
    </QueryClientProvider>
  );
}

function Gate({ code }: { readonly code: string | undefined }) {
  const { data: session, error, refetch, isFetching } = useQuery(sessionQuery);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  useEffect(() => {
    if (session) setWasSignedIn(true);
  }, [session]);

  if (session) {
    return (
      <SessionContext value={session}>
        <LiveProvider>
          <Frame />
        </LiveProvider>
      </SessionContext>
    );
  }
  if (session === null) {
    return <SignIn code={code} reason={wasSignedIn ? "You're logged out." : undefined} />;
  }
  if (error === null) return <Loading what="the console">{null}</Loading>;
  return (
    <ErrorPanel
      title="Can't reach the registry"
      text={`${errorMessage(error)} The site keeps running. Nothing changed for listeners.`}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
