import { IconButton } from '../actions/icon-button.tsx';
import { usePorts } from '../remote/host-ports.tsx';

/** Goes one page back; shown only when the site has a previous page. Rerender it after a navigation. */
export function BackButton({ className }: { readonly className?: string | undefined }) {
  const { navigation } = usePorts();
  if (!(navigation.canGoBack?.() ?? history.length > 1)) return null;
  return (
    <IconButton icon="chevron-left" label="Back" size="s" className={className} onClick={() => navigation.back()} />
  );
}
