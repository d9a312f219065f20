import { memberRecord, useResource, type MemberRecord } from '@afterglow/shared-data/react';
import { ResourceView } from '@afterglow/shared-ui';
import { AccountPage } from '../../../ui/account-page.tsx';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { PasswordForm } from './password-form.tsx';

const TITLE = { set: 'Change Password', unset: 'Set Password' } as const;
const TEXT = {
  set: "We'll log you out everywhere except here.",
  unset: 'Set a password to log in with your email too.',
} as const;

/** Reserves its line, so that nothing moves when the text is loaded. */
const NO_TEXT_YET = '\u{a0}';

export function ChangePassword({ session }: { readonly session: MemberSession }) {
  const memberId = session.user.members_id.id;
  const record = useResource(memberRecord(memberId));
  const state = record.data && passwordStateOf(record.data);
  return (
    <AccountPage title={state ? TITLE[state] : 'Password'} text={state ? TEXT[state] : NO_TEXT_YET}>
      <ResourceView state={record} skeleton={<FormSkeleton what="your password settings" fields={3} />}>
        {(known) => {
          const now = passwordStateOf(known);
          return <PasswordForm title={TITLE[now]} email={known.member.email} memberId={memberId} state={now} />;
        }}
      </ResourceView>
    </AccountPage>
  );
}

/** When the service does not say, the current password is asked for, which reveals nothing. */
function passwordStateOf({ passwordState }: MemberRecord) {
  return passwordState ?? 'set';
}
