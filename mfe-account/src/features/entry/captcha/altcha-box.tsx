import type { CaptchaChallenge } from '@afterglow/shared-contracts';
import type {} from 'altcha/types/react';
import { useEffect, useRef } from 'react';

/** There is no link, because ALTCHA's servers are not used. */
const CONFIGURATION = JSON.stringify({ hideFooter: true, hideLogo: true, humanInteractionSignature: false });

/** Only the part used here; ALTCHA declares its states as an enum. */
interface AltchaElement extends HTMLElement {
  reset(state: 'expired' | 'unverified'): void;
}

interface AltchaBoxProps {
  readonly challenge: CaptchaChallenge;
  /** Whether it replaces a task that was solved and expired. */
  readonly isLate: boolean;
  /** Called with null while the task is not solved. */
  readonly onProof: (proof: string | null) => void;
}

/** ALTCHA's own widget: a box to tick, and a second of computation. Requires its module to be loaded. */
export function AltchaBox({ challenge, isLate, onProof }: AltchaBoxProps) {
  const element = useRef<AltchaElement>(null);
  const shown = useRef(challenge);

  useEffect(() => {
    const widget = element.current;
    const handleChange = (event: Event) => onProof(proofOf(event));
    widget?.addEventListener('statechange', handleChange);
    return () => widget?.removeEventListener('statechange', handleChange);
  }, [onProof]);

  useEffect(() => {
    if (shown.current === challenge) return;
    shown.current = challenge;
    element.current?.reset(isLate ? 'expired' : 'unverified');
  }, [challenge, isLate]);

  return (
    <altcha-widget ref={element} language="en" challenge={JSON.stringify(challenge)} configuration={CONFIGURATION} />
  );
}

function proofOf(event: Event): string | null {
  // As ALTCHA documents this event.
  const { state, payload } = (event as CustomEvent<{ readonly state: string; readonly payload: string | null }>).detail;
  return state === 'verified' ? payload : null;
}
