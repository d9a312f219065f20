import { SignUpForm } from '../features/sign-up/sign-up-form.tsx';
import { CaptchaCheck } from '../ui/captcha/captcha-check.tsx';
import { VisitorOnly } from '../ui/visitor-only.tsx';

export function SignupPage() {
  return (
    <VisitorOnly>
      <SignUpForm captcha={CaptchaCheck} />
    </VisitorOnly>
  );
}
