import { Panel } from '@afterglow/shared-area';
import { Loading, PageHeader, ResourceView, Skeleton, Tabs, usePageTitle } from '@afterglow/shared-ui';
import type { MemberSession } from '../../../lib/member-only.tsx';
import { AudioQuality } from './audio-quality.tsx';
import { QUALITY_OPTIONS } from './quality-options.ts';
import { useSettingsState } from './use-settings-state.ts';
import styles from './settings.module.css';

const TITLE = 'Settings';
const TABS = [{ id: 'audio-quality', label: 'Audio Quality' }] as const;
const [{ id: AUDIO_QUALITY }] = TABS;

export function Settings({ session }: { readonly session: MemberSession }) {
  usePageTitle(TITLE);
  const { store, state } = useSettingsState();
  return (
    <>
      <PageHeader title={TITLE} />
      <Tabs label={TITLE} tabs={TABS} selectedId={AUDIO_QUALITY} onSelect={() => undefined}>
        <div className={styles.column}>
          <ResourceView state={state} skeleton={<QualitySkeleton />}>
            {({ currentOnDemandQualityKey }) => (
              <AudioQuality session={session} store={store} stored={currentOnDemandQualityKey} />
            )}
          </ResourceView>
        </div>
      </Tabs>
    </>
  );
}

function QualitySkeleton() {
  return (
    <Loading what="your settings">
      <Panel>
        <div className={styles.qualities}>
          <div>
            {[0, 1].map((line) => (
              <p key={line} className={styles.line}>
                <Skeleton shape="text" seed={line} />
              </p>
            ))}
          </div>
          {QUALITY_OPTIONS.map(({ key }) => (
            <span key={key} className={styles.placeholder}>
              <Skeleton shape="fill" />
            </span>
          ))}
        </div>
      </Panel>
    </Loading>
  );
}
