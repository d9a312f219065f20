export { type AlertRecipients, type Alerts, createAlerts } from './alerts.ts';
