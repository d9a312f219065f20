import { registryOperations } from '@afterglow/shared-registry-contracts';
import { Button } from '@afterglow/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callRegistry } from '../registry/call-registry.ts';
import { LinkDialog } from './link-dialog.tsx';
import { openTab } from './open-tab.ts';

interface PreviewButtonProps {
  readonly remote: string;
  readonly version: string;
}

/** Opens a version on the live site, only for people with the link. */
export function PreviewButton({ remote, version }: PreviewButtonProps) {
  const [isShown, setShown] = useState(false);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callRegistry(registryOperations.previewVersion, { params: { remote, version }, body: {} }),
    onSuccess: ({ url }) => openTab(url),
    onSettled: () => setShown(true),
  });
  return (
    <>
      <Button size="s" loading={isPending} aria-label={`Preview ${version}`} onClick={() => mutate()}>
        Preview
      </Button>
      {isShown && (
        <LinkDialog title={`Preview: ${remote} ${version}`} link={data} error={error} onClose={() => setShown(false)} />
      )}
    </>
  );
}
