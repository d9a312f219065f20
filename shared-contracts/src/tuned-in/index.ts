export { TUNED_IN_KEY, tunedInSchema, tunedInListSchema, type TunedIn } from './tuned-in.ts';
