import { Panel } from '@afterglow/shared-area';
import { memberRecord, useResource } from '@afterglow/shared-data/react';
import { ResourceView, Skeleton } from '@afterglow/shared-ui';
import { FormSkeleton } from '../../../ui/form-skeleton.tsx';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile.module.css';

export function EditProfile({ session }: { readonly session: MemberSession }) {
  const record = useResource(memberRecord(session.user.members_id.id));
  return (
    <ResourceView state={record} skeleton={<ProfileSkeleton />}>
      {(known) => <ProfileForm record={known} />}
    </ResourceView>
  );
}

function ProfileSkeleton() {
  return (
    <FormSkeleton what="your profile" fields={3}>
      <Panel>
        <span className={styles.pictureSkeleton}>
          <Skeleton shape="circle" />
        </span>
      </Panel>
    </FormSkeleton>
  );
}
