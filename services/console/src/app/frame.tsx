import type { ChangeAnswer } from '@afterglow/shared-registry-contracts';
import { SkipLink } from '@afterglow/shared-ui';
import { useRef, useState } from 'react';
import { AskContext } from '../changes/ask-context.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import type { ChangeRequest } from '../changes/change-request.ts';
import { SuccessAlert, type DoneChange } from '../changes/success-alert.tsx';
import { ConnectionBanner } from '../live/connection-banner.tsx';
import { limitsOf } from '../registry/permissions.ts';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { useSession } from './session-context.ts';
import { useFocusOnceDone, useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { View } from './view.tsx';

const MAIN_ID = 'main';

/** The console after login: navigation, the view, and the dialog that confirms a change. */
export function Frame() {
  const [wish, setWish] = useState<ChangeRequest>();
  const [done, setDone] = useState<DoneChange>();
  const limits = limitsOf(useSession());
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useFocusOnceDone(main, done);

  function finish(answer: ChangeAnswer) {
    if (wish !== undefined) setDone({ wish, answer });
    setWish(undefined);
  }

  return (
    <AskContext value={setWish}>
      <SkipLink targetId={MAIN_ID} />
      <Header />
      <main id={MAIN_ID} ref={main} tabIndex={-1} className={styles.main}>
        <div className={styles.alerts}>
          <ConnectionBanner />
          {done !== undefined && <SuccessAlert done={done} onClose={() => setDone(undefined)} />}
        </div>
        {limits !== undefined && <p className={styles.limits}>{limits}</p>}
        <View />
      </main>
      {wish !== undefined && (
        <ChangeDialog key={JSON.stringify(wish)} wish={wish} onClose={() => setWish(undefined)} onChanged={finish} />
      )}
    </AskContext>
  );
}
