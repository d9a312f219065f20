import type { CaptchaChallenge, CaptchaForm } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { CaptchaWidgetProps } from './captcha.ts';

/** Time left for sending before the task expires. */
const MARGIN_MS = 15_000;
const NO_PROOF = '';

/** A task that waits to be solved; `isLate` if the previous one was solved and expired. */
interface Task {
  readonly challenge: CaptchaChallenge;
  readonly holdsMs: number;
  readonly isLate: boolean;
}

type Step =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'not-needed' }
  | { readonly status: 'shown'; readonly task: Task };

const load = () => import(/* webpackChunkName: "altcha" */ './load-altcha.ts');

/** Fetches a task, replaces it on expiry, and offers the solution to the form. */
export function useCaptcha({ captcha, form }: CaptchaWidgetProps) {
  const proof = useRef<string | null>(null);
  const { step, ask } = useTask(form, proof);

  useEffect(() => {
    if (step.status !== 'shown') return;
    const isLate = () => proof.current !== null;
    const timer = setTimeout(() => void ask(isLate()), step.task.holdsMs - MARGIN_MS);
    return () => clearTimeout(timer);
  }, [step, ask]);

  useEffect(() => {
    if (step.status !== 'failed') return;
    const again = () => void ask();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [step, ask]);

  useImperativeHandle(
    captcha,
    () => ({
      getToken: () => (step.status === 'not-needed' ? NO_PROOF : proof.current),
      reset: () => void (step.status === 'not-needed' || ask()),
    }),
    [step, ask],
  );

  const onProof = useCallback((solved: string | null) => void (proof.current = solved), []);
  return { step, ask, onProof };
}

function useTask(form: CaptchaForm, proof: { current: string | null }) {
  const { data } = usePorts();
  const [step, setStep] = useState<Step>({ status: 'loading' });
  const ask = useCallback(
    async (isLate = false) => {
      proof.current = null;
      try {
        const { challenge, holdsMs } = (await data.call('createCaptchaTask', { body: { form } })).data;
        if (challenge) await load();
        setStep(challenge ? { status: 'shown', task: { challenge, holdsMs, isLate } } : { status: 'not-needed' });
      } catch {
        setStep({ status: 'failed' });
      }
    },
    [data, form, proof],
  );
  useEffect(() => void ask(), [ask]);
  return { step, ask };
}
