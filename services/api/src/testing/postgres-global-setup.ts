import { setUp } from './postgres-setup.ts';

// eslint-disable-next-line no-restricted-exports -- Jest asks for one
export default setUp;
