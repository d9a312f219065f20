import { SignUpForm } from '../features/sign-up/index.ts';
import { CaptchaCheck } from '../ui/captcha/captcha-check.tsx';
import { VisitorOnly } from '../ui/visitor-only.tsx';

export function SignupPage() {
  return (
    <VisitorOnly>
      <SignUpForm captcha={CaptchaCheck} />
    </VisitorOnly>
  );
}
