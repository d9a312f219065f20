import { type RegistryToken, registryOperations } from '@afterglow/shared-registry-contracts';
import { Button, Dialog, InlineAlert } from '@afterglow/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callRegistry } from '../registry/call-registry.ts';
import { SESSION_KEY, TOKENS_KEY } from '../registry/queries.ts';
import { errorMessage } from '../registry/registry-api-error.ts';

interface RevokeDialogProps {
  readonly token: RegistryToken;
  readonly onClose: () => void;
}

/** States the consequences before a token is revoked. */
export function RevokeDialog({ token: { id, label }, onClose }: RevokeDialogProps) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callRegistry(registryOperations.revokeToken, { params: { id } }),
    onSuccess: async () => {
      onClose();
      // It may have been the person's own.
      await client.invalidateQueries({ queryKey: SESSION_KEY });
      await client.invalidateQueries({ queryKey: TOKENS_KEY });
    },
  });
  return (
    <Dialog
      title={`Revoke ${label}'s token?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" loading={isPending} onClick={() => mutate()}>
            Revoke
          </Button>
        </>
      }
    >
      <p>It stops working everywhere right away, and anyone using it in the console is logged out.</p>
      {error !== null && <InlineAlert tone="danger">{errorMessage(error)}</InlineAlert>}
    </Dialog>
  );
}
