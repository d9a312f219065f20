import { RELEASES_PATH } from '@afterglow/shared-contracts';

/** The address that a link opens, and below which are the files of the banner. */
export const PREVIEW_PATH = `${RELEASES_PATH}/preview`;
export const LEAVE_PATH = `${PREVIEW_PATH}/leave`;
export const STYLES_PATH = `${PREVIEW_PATH}/style.css`;
