import { useEffect, useRef } from 'react';
import { useSession } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { LogIn } from '../features/entry/login/index.ts';

export function LoginPage() {
  const { navigation, session } = usePorts();
  const isMember = useSession(session).status === 'member';
  const cameAsMember = useRef(isMember);

  useEffect(() => {
    if (!isMember) return;
    // A listener who has just logged in returns to where they came from; one who was already logged in has nothing to
    // do here.
    navigation.navigate(cameAsMember.current ? PATHS.home : session.takeRedirectPath(), { replace: true });
  }, [isMember, navigation, session]);

  return isMember ? null : <LogIn />;
}
