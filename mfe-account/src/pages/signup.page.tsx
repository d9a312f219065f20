import { SignUpForm } from '../features/entry/sign-up/index.ts';
import { CaptchaCheck } from '../features/entry/captcha/index.ts';
import { VisitorOnly } from '../lib/visitor-only.tsx';

export function SignupPage() {
  return (
    <VisitorOnly>
      <SignUpForm captcha={CaptchaCheck} />
    </VisitorOnly>
  );
}
