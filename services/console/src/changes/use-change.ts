import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../registry/registry-api-error.ts';
import { SESSION_KEY } from '../registry/queries.ts';
import { sendChange } from './send-change.ts';

export function useChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: sendChange,
    onError: (error) => {
      if (isApiError(error, 401)) void client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
