import type { MixId } from '@afterglow/shared-contracts';
import { mix as mixResource, useResource } from '@afterglow/shared-data/react';
import { EntityView } from '../../../ui/entity-view.tsx';
import { ProfileSkeleton } from '../../../ui/profile-skeleton.tsx';
import { MixView } from './mix-view.tsx';

interface MixScreenProps {
  readonly id: MixId;
  readonly pathname: string;
}

export function MixScreen({ id, pathname }: MixScreenProps) {
  const state = useResource(mixResource(id));
  return (
    <EntityView state={state} kind="Mix" skeleton={<ProfileSkeleton what="the mix" middle="waveform" />}>
      {(mix) => <MixView mix={mix} pathname={pathname} />}
    </EntityView>
  );
}
