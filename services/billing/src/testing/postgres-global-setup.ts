import { setUpPostgres } from '@afterglow/kit/testing';

// eslint-disable-next-line no-restricted-exports -- Jest asks for one
export default setUpPostgres;
