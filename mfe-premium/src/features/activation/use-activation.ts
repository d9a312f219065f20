import type { CheckoutId, MemberId, Subscription } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useReducer, useRef, useState } from 'react';
import { completeConversion } from '../../config/conversion.ts';
import { PATHS } from '../../config/paths.ts';
import { mayComplete, wasOrdered } from '../../lib/ordered-plan.ts';
import { stateOf } from '../../lib/return-state.ts';
import { reduceActivation, findActivated, HELD_MS, POLL_EVERY_MS, TICK_EVERY_MS, WAITING } from './activation.ts';
import { pollInBackground } from './poll-in-background.ts';

interface ActivationOptions {
  /** Null for a visitor, for whom nothing can be requested. */
  readonly membersId: MemberId | null;
  /** Whether the provider reports the payment as made. */
  readonly hasPaid: boolean;
  /** The checkout whose free trial may be rejected in the meantime; undefined for none. */
  readonly checkoutId: CheckoutId | undefined;
}

/**
 * Waits until the provider has reported the payment to the service; then the member is Premium everywhere in the page.
 */
export function useActivation({ membersId, hasPaid, checkoutId }: ActivationOptions) {
  const { analytics, data, navigation, session } = usePorts();
  const [activation, dispatch] = useReducer(reduceActivation, WAITING);
  const [activated, setActivated] = useState<Subscription | null>(null);
  const { status } = activation;

  useEffect(() => {
    if (status !== 'WAITING') return;
    const counting = setInterval(() => dispatch('tick'), TICK_EVERY_MS);
    return () => clearInterval(counting);
  }, [status]);

  useEffect(() => {
    if (status !== 'WAITING' || !hasPaid || membersId === null) return;
    const { signal, stop } = stoppable();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    async function ask(membersid: MemberId) {
      const askedMs = performance.now();
      // Failures are retried until the minute is over.
      const found = await data
        .call('listSubscriptions', { query: { membersid, waitMs: HELD_MS }, background: true, signal })
        .then(
          (answer) => findActivated(answer.data, answer.headers, mayComplete),
          () => undefined,
        );
      if (signal.aborted) return;
      if (found === undefined) {
        const tookMs = performance.now() - askedMs;
        waiting = setTimeout(() => void ask(membersid), tookMs < HELD_MS ? POLL_EVERY_MS - tookMs : 0);
        return leaveIfRefused(signal);
      }
      // Without an order in this tab, the agreed terms are unknown.
      if (wasOrdered(found.plan.id)) setActivated(found);
      dispatch('found');
    }
    async function leaveIfRefused(stopped: AbortSignal) {
      if (checkoutId === undefined) return;
      const checkout = await data
        .call('getCheckout', { params: { id: checkoutId }, background: true, signal: stopped })
        .then(
          (answer) => answer.data,
          () => undefined,
        );
      if (checkout?.trialRefusedFor === undefined || stopped.aborted) return;
      const state = stateOf(checkout.trialRefusedFor);
      navigation.navigate(`${PATHS.payment(checkout.subscriptionsProductsId.id)}?state=${state}`, { replace: true });
    }
    void ask(membersId);
    return () => {
      clearTimeout(waiting);
      stop();
    };
  }, [status, hasPaid, membersId, checkoutId, data, navigation]);

  useEffect(() => {
    if (status !== 'COMPLETED' || membersId === null) return;
    if (completeConversion('premium')) analytics.send('premium_upsell_completed', {});
    const { signal, stop } = stoppable();
    // A member who cannot be read now is read again on the next page.
    data.call('getMember', { params: { id: membersId }, signal }).then(
      (answer) => session.replaceMember(answer.data),
      () => undefined,
    );
    return stop;
  }, [status, membersId, analytics, data, session]);

  const isAwaited = useRef(false);
  useEffect(() => {
    isAwaited.current = hasPaid && status !== 'COMPLETED';
  });
  useEffect(() => {
    if (membersId === null) return;
    return () => {
      if (isAwaited.current) pollInBackground({ data, session }, membersId);
    };
  }, [membersId, data, session]);

  return { activation, activated, checkAgain: () => dispatch('again') };
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
