export { mountBanners } from './banners.module.ts';
