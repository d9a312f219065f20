import '@afterglow/shared-ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { takeSignInCode } from './sign-in/sign-in-code.ts';

const place = document.querySelector('#console');
if (place === null) throw new Error('The page has no place for the console.');
const code = takeSignInCode(window);
createRoot(place).render(
  <StrictMode>
    <App code={code} />
  </StrictMode>,
);
