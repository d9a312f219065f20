import { createRoot } from 'react-dom/client';
import type { ConsentAnswer } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';

/** Asks once, outside the frame: few deployments need it, and few listeners see it more than once. */
export function askForConsent(onAnswer: (consent: ConsentAnswer) => void): void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  root.render(
    <ConsentBar
      onAnswer={(consent) => {
        root.unmount();
        element.remove();
        onAnswer(consent);
      }}
    />,
  );
}
