import { CONSOLE_HEADER, registryOperations } from '@afterglow/shared-contracts/registry';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRegistry } from '../registry/call-registry.ts';
import { SESSION_KEY } from '../registry/queries.ts';

const REQUEST_HEADERS = { [CONSOLE_HEADER]: '1' } as const;

type Proof = { readonly token: string } | { readonly code: string };

/** The token is sent once and kept nowhere: from then on the browser has a cookie that no script reads. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Proof) => callRegistry(registryOperations.signIn, { requestHeaders: REQUEST_HEADERS, body }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
    // What was sent is a secret; nothing keeps it once it is answered.
    gcTime: 0,
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callRegistry(registryOperations.signOut, { requestHeaders: REQUEST_HEADERS }),
    onSuccess: () => {
      client.setQueryData(SESSION_KEY, null);
      // What someone has seen is not for anyone who signs in next.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    },
  });
}
