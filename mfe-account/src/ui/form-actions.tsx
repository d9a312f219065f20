import { PanelActions } from '@afterglow/shared-area';
import { Button } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';

interface FormActionsProps {
  /** What the form does: "Save". */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  /** Drops what was typed. */
  readonly onCancel?: () => void;
}

/** The end of a form of the account: it is sent, or left for the account's overview. */
export function FormActions({ label, isBusy, isDisabled = false, onCancel }: FormActionsProps) {
  return (
    <PanelActions>
      <Button type="submit" variant="primary" disabled={isDisabled} loading={isBusy}>
        {label}
      </Button>
      <Button variant="ghost" href={PATHS.account} onClick={onCancel}>
        Cancel
      </Button>
    </PanelActions>
  );
}
