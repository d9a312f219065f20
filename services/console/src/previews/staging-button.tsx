import { registryOperations } from '@afterglow/shared-registry-contracts';
import { Button } from '@afterglow/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callRegistry } from '../registry/call-registry.ts';
import { LinkDialog } from './link-dialog.tsx';
import { openTab } from './open-tab.ts';

/** Opens staging on top of the live set by a signed link. */
export function StagingButton() {
  const [isShown, setShown] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callRegistry(registryOperations.previewStaging, { body: {} }),
    onSuccess: ({ url }) => openTab(url),
    onSettled: () => setShown(true),
  });
  return (
    <>
      <Button icon="external" loading={isPending} onClick={() => mutate()}>
        Open staging
      </Button>
      {isShown && <LinkDialog title="Staging" link={data} error={error} onClose={() => setShown(false)} />}
    </>
  );
}
