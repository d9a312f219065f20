import { PanelActions } from '@afterglow/shared-area';
import { Button } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';

interface FormActionsProps {
  /** The label of the submit button: "Save". */
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onCancel?: () => void;
}

/** The buttons of an account form: submit, or cancel to the account overview. */
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
