import { CONSOLE_HEADER, registryOperations } from '@afterglow/shared-registry-contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRegistry } from '../registry/call-registry.ts';
import { SESSION_KEY } from '../registry/queries.ts';

const REQUEST_HEADERS = { [CONSOLE_HEADER]: '1' } as const;

type Proof = { readonly token: string } | { readonly code: string };

/** The token is sent once and never stored: from then on the browser has a cookie that no script reads. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => callRegistry(registryOperations.signIn, { requestHeaders: REQUEST_HEADERS, body }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
    // The request holds a secret, so nothing caches it after the response.
    gcTime: 0,
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRegistry(registryOperations.signOut, { requestHeaders: REQUEST_HEADERS }),
    onSuccess: () => {
      client.setQueryData(SESSION_KEY, null);
      // Cached data must not be visible to the next person who logs in.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    },
  });
}
