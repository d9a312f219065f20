export { HadTrial } from './had-trial.tsx';
export { SelectPayment } from './select-payment.tsx';
