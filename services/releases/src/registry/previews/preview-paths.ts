import { RELEASES_PATH } from '@afterglow/shared-contracts';

/** The path of a link, and the parent of the banner's files. */
export const PREVIEW_PATH = `${RELEASES_PATH}/preview`;
export const LEAVE_PATH = `${PREVIEW_PATH}/leave`;
export const STYLES_PATH = `${PREVIEW_PATH}/style.css`;
