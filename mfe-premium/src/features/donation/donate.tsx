import { useResource } from '@afterglow/shared-data/react';
import { Button, Loading, ResourceView, usePorts } from '@afterglow/shared-ui';
import { useState, type MouseEvent } from 'react';
import { startConversion } from '../../config/conversion.ts';
import { MethodLink } from '../../ui/method-choice.tsx';
import { paymentMethods } from '../../resources/payment-methods.resource.ts';
import { MethodSection, MethodSkeletons } from '../../ui/method-section.tsx';
import { OfflineAlert } from '../../ui/offline-alert.tsx';
import { useStep } from '../../ui/use-step.ts';
import { donationProducts, type DonationProduct } from '../../resources/donation-products.resource.ts';
import styles from './donate.module.css';

export function Donate() {
  const state = useResource(donationProducts());
  // Both are requested in parallel.
  useResource(paymentMethods());
  useStep('donation_upsell_initiated');
  return (
    <div className={styles.donate}>
      <p className={styles.note}>Donations do not include Premium. All of the money goes to running the service.</p>
      <ResourceView
        state={state}
        skeleton={
          <Loading what="the amounts">
            <MethodSkeletons />
          </Loading>
        }
      >
        {(products) => <Amounts products={products} />}
      </ResourceView>
    </div>
  );
}

function Amounts({ products }: { readonly products: readonly DonationProduct[] }) {
  const { analytics } = usePorts();
  const [amount, setAmount] = useState<number>();
  // An operator may have changed the amounts in the meantime.
  const chosen = products.find((product) => product.amount === amount) ?? preselected(products);
  const methods = useResource(paymentMethods());
  const isClosed = methods.status === 'ready' && methods.data.length === 0;
  const [isOffline, setOffline] = useState(false);

  function choose(dollars: number) {
    analytics.send('donation_upsell_amount', {});
    setAmount(dollars);
  }

  function leave(event: MouseEvent) {
    setOffline(!navigator.onLine);
    // Without a connection the browser would replace the page with its own error.
    if (!navigator.onLine) return event.preventDefault();
    analytics.send('donation_upsell_payment', {});
    startConversion('donation');
  }

  return (
    <>
      {!isClosed && (
        <div role="group" aria-label="Amount" className={styles.amounts}>
          {products.map((product) => (
            <Button
              key={product.amount}
              size="l"
              className={styles.amount}
              aria-pressed={product.amount === chosen?.amount}
              onClick={() => choose(product.amount)}
            >
              DONATE ${product.amount}
            </Button>
          ))}
        </div>
      )}
      {chosen && (
        <ResourceView
          state={methods}
          skeleton={
            <Loading what="donation methods">
              <MethodSkeletons />
            </Loading>
          }
        >
          {(offered) => (
            <MethodSection
              title="Select a Donation Method"
              methods={offered}
              none="We can't take donations right now. Please try again in a few minutes."
              choiceOf={(method) => <MethodLink method={method} href={chosen.links[method.alias]} onClick={leave} />}
            >
              {isOffline && <OfflineAlert />}
              <p className={styles.note}>A one-time donation of ${chosen.amount}. No account needed.</p>
            </MethodSection>
          )}
        </ResourceView>
      )}
    </>
  );
}

/** The second one, or the only one. */
export function preselected(products: readonly DonationProduct[]): DonationProduct | undefined {
  return products[1] ?? products[0];
}
