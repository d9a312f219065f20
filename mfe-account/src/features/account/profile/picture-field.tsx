import type { Member } from '@afterglow/shared-contracts';
import { Button } from '@afterglow/shared-ui';
import { useRef, type ChangeEvent } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { FieldError } from '../../../ui/text-area.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { usePicture } from './use-picture.ts';
import styles from './profile.module.css';

interface PictureFieldProps {
  readonly member: Member;
  readonly onSaved: () => void;
}

const INPUT_ID = 'profile-picture';
const HINT_ID = 'profile-picture-hint';

export function PictureField({ member, onSaved }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { step, problem, choose, use, remove, cancel } = usePicture(member, onSaved);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (file) void choose(file);
  }

  const isInDialog = step.status === 'cropping' || step.status === 'sending';
  return (
    <div className={styles.picture}>
      <Avatar url={member.avatar} widthPx={96} />
      <div className={styles.pictureText}>
        <label htmlFor={INPUT_ID} className={styles.label}>
          Profile picture
        </label>
        <input
          ref={input}
          id={INPUT_ID}
          type="file"
          accept="image/*"
          hidden
          aria-describedby={HINT_ID}
          onChange={onChange}
        />
        <div className={styles.pictureActions}>
          <Button size="s" onClick={() => input.current?.click()}>
            {member.avatar ? 'Change picture' : 'Upload picture'}
          </Button>
          {member.avatar && (
            <Button size="s" variant="ghost" loading={step.status === 'removing'} onClick={() => void remove()}>
              Remove
            </Button>
          )}
        </div>
        {problem && !isInDialog ? (
          <FieldError id={HINT_ID}>{problem}</FieldError>
        ) : (
          <p id={HINT_ID} className={styles.hint}>
            At least 300 × 300 pixels. You can crop it next.
          </p>
        )}
      </div>
      {isInDialog && (
        <CropDialog
          picture={step.picture}
          problem={problem}
          isBusy={step.status === 'sending'}
          onUse={(crop) => void use(crop)}
          onClose={cancel}
        />
      )}
    </div>
  );
}
