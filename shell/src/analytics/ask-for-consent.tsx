import { createRoot } from 'react-dom/client';
import type { ConsentAnswer } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';

/** Asks once, beside the frame: it is needed in few deployments, and by few listeners more than once. */
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
