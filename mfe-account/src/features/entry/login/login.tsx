import { useState } from 'react';
import { CodeForm } from './code-form.tsx';
import { LoginForm } from './login-form.tsx';

type Step = 'password' | 'code';

export function LogIn() {
  const [step, setStep] = useState<Step>('password');
  const [email, setEmail] = useState('');

  function askForCode(of: string) {
    setEmail(of);
    setStep('code');
  }

  return step === 'code' ? (
    <CodeForm onBack={() => setStep('password')} />
  ) : (
    <LoginForm email={email} onSecondFactor={askForCode} />
  );
}
