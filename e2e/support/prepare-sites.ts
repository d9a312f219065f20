import { prepareSiteData } from './site/site-data.ts';

// eslint-disable-next-line no-restricted-exports -- Playwright asks for one
export default prepareSiteData;
