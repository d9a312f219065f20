import { memberRecord, useResource } from '@afterglow/shared-data/react';
import { ResourceView } from '@afterglow/shared-ui';
import { FormSkeleton } from '../../ui/form-skeleton.tsx';
import type { MemberSession } from '../../ui/member-only.tsx';
import { ProfileForm } from './profile-form.tsx';

export function EditProfile({ session }: { readonly session: MemberSession }) {
  const record = useResource(memberRecord(session.user.members_id.id));
  return (
    <ResourceView state={record} skeleton={<FormSkeleton what="your profile" fields={5} />}>
      {(known) => <ProfileForm record={known} onSaved={record.refetch} />}
    </ResourceView>
  );
}
