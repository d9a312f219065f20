export { type ApiClient, createApiClient } from './api-client.ts';
export { provePerson } from './prove-person.ts';
