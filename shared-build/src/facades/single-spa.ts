// The parts of single-spa that the platform uses. Omitted on purpose: parcels, and navigation, which the shell does itself.
export { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa/original';
