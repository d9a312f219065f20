export { type ApiClient, createApiClient } from './api-client.ts';
export { provePerson } from './prove-person.ts';
export { shownAmounts } from './shown-amounts.ts';
