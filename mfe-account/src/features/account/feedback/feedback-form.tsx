import { Panel, PanelActions } from '@afterglow/shared-area';
import type { MemberId } from '@afterglow/shared-contracts';
import { Button, Checkbox } from '@afterglow/shared-ui';
import type { SubmitEvent } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { FieldError, TextArea } from '../../../ui/text-area.tsx';
import { OTHER, REASONS } from './reasons.ts';
import { useFeedback } from './use-feedback.ts';
import styles from './feedback-form.module.css';

const REASON_ERROR_ID = 'feedback-reason-error';
const WORDS_MAX = 2000;

export function FeedbackForm({ senderId }: { readonly senderId: MemberId }) {
  const { form, values, errors, change, submit, discard, isBusy } = useFeedback(senderId);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="Cancellation feedback">
      <Panel>
        <fieldset className={styles.reasons} aria-describedby={errors.reason && REASON_ERROR_ID}>
          <legend className={styles.legend}>Why did you cancel Premium?</legend>
          {REASONS.map((reason) => (
            <Checkbox
              key={reason}
              kind="radio"
              name="reason"
              className={styles.reason}
              checked={values.reason === reason}
              onChange={() => change({ reason })}
            >
              {reason}
            </Checkbox>
          ))}
          {errors.reason && <FieldError id={REASON_ERROR_ID}>{errors.reason}</FieldError>}
        </fieldset>
        {values.reason === OTHER && (
          <TextArea
            label="Tell us more"
            name="words"
            required
            maxLength={WORDS_MAX}
            value={values.words}
            error={errors.words}
            onChange={(event) => change({ words: event.target.value })}
          />
        )}
        <PanelActions>
          <Button type="submit" variant="primary" loading={isBusy}>
            Send feedback
          </Button>
          <Button variant="ghost" href={PATHS.account} onClick={discard}>
            Not now
          </Button>
        </PanelActions>
      </Panel>
    </form>
  );
}
