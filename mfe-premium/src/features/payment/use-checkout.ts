import { toNotification, type WebProcessor } from '@afterglow/shared-contracts';
import { useUnsavedChanges, type UnsavedForm } from '@afterglow/shared-area';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { startConversion } from '../../config/conversion.ts';
import { PATHS } from '../../config/paths.ts';
import { storeOrderedPlan } from '../../lib/ordered-plan.ts';
import { useFreshPrice } from '../../lib/use-today.ts';
import type { Order } from './order.ts';

interface CheckoutOptions {
  readonly order: Pick<Order, 'dueTodayCents' | 'plan' | 'quote'>;
  /**
   * Refetches the listener's subscriptions, which may have changed when the service rejects, or after the browser's
   * Back.
   */
  readonly reload: () => void;
}

const NOT_LOGGED_IN = 401;
/** From this status on the service may have processed a part of it. */
const SERVER_FAILED = 500;

/** Nothing is typed into it; a new version of the page waits for its end. */
const UNDER_WAY: UnsavedForm = { isUnderWay: () => true, texts: () => ({}), resume: () => {} };

export type CheckoutFault =
  | { readonly kind: 'offline' }
  /** The service has responded that nothing was ordered, and why. */
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'unanswered' };

/** Redirects to the chosen provider, and a visitor to the login first. */
export function useCheckout({ order, reload }: CheckoutOptions) {
  const { plan, quote } = order;
  const { analytics, bus, data, navigation, session } = usePorts();
  const [leavingTo, setLeavingTo] = useState<WebProcessor | null>(null);
  const [fault, setFault] = useState<CheckoutFault | null>(null);
  const onReturn = useRef(reload);
  useEffect(() => {
    onReturn.current = reload;
  });
  const work = useUnsavedChanges();
  useEffect(() => (leavingTo === null ? undefined : work?.add('checkout', UNDER_WAY)), [work, leavingTo]);
  useFreshPrice(() => {
    // A pending request finishes first: its result page shows the rest.
    if (leavingTo === null) reload();
  }, quote?.validUntil);

  useEffect(() => {
    // The browser may restore this page from its cache, still in the leaving state.
    function onShown({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      setLeavingTo(null);
      setFault(null);
      onReturn.current();
    }
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);

  async function choose(processor: WebProcessor) {
    if (session.getSession().status === 'visitor') return navigation.navigate(PATHS.login);
    // Nothing is sent whose response may be lost. An earlier request may have arrived, so its error stays.
    if (!navigator.onLine) return setFault((old) => (old?.kind === 'unanswered' ? old : { kind: 'offline' }));
    setFault(null);
    analytics.send('premium_upsell_payment', {});
    startConversion('premium');
    setLeavingTo(processor);
    const page = navigation.getPath();
    try {
      const body = { subscriptionsProductsId: plan.id, paymentProcessor: processor, ...reportedOf(order) };
      const { redirectUrl } = (await data.call('createCheckout', { body })).data;
      storeOrderedPlan(plan.id);
      // Another version may show the page by now. A member who has left it does not want to pay; but if the press has
      // paid, they see the outcome.
      if (navigation.getPath() === page || quote?.isImmediate) window.open(redirectUrl, '_self');
    } catch (error) {
      setFault(faultOf(error));
      bus.emit('notification:show', toNotification('SOMETHING_WENT_WRONG', { area: 'account' }));
      setLeavingTo(null);
      reload();
    }
  }

  return { leavingTo, fault, choose };
}

/** The amounts on the page, and their quote, if any: the service rejects the order if the price has changed. */
function reportedOf({ dueTodayCents, plan, quote }: CheckoutOptions['order']) {
  const amounts = { dueToday: dueTodayCents, price: plan.price };
  return quote?.token === undefined ? amounts : { ...amounts, quote: quote.token };
}

/** An expired session is reported by the shell, and the page becomes a visitor's. */
function faultOf(error: unknown): CheckoutFault | null {
  const { status, words } = isApiError(error) ? error : { status: null, words: null };
  if (status === NOT_LOGGED_IN) return null;
  if (status === null || status >= SERVER_FAILED || words === null) return { kind: 'unanswered' };
  return { kind: 'refused', words };
}
