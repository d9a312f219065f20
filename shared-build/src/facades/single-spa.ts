// What the platform uses of single-spa. Left out on purpose: parcels, and navigation, which the shell does itself.
export { registerApplication, start, triggerAppChange, unregisterApplication } from 'single-spa/original';
