/** Names that released remotes import, in addition to the current ones; removed with contracts 2.0.0. */
export { accountDeletionSchema as leavingSchema } from './domain/account-deletion.ts';
export { dataExportSchema as dataCopySchema } from './domain/data-export.ts';
export { nowAndNext as whatIsOn } from './domain/now-and-next.ts';
export { reportedPositionSchema as toldPositionSchema } from './domain/listening.ts';
export { SOCIAL_PROVIDERS as SOCIAL_NETWORKS } from './domain/social-provider.ts';
export { socialProviderSchema as socialNetworkSchema } from './domain/social-provider.ts';
export { PLAYING_LOCK as HEARD_LOCK } from './ports/player.port.ts';
export { toNotification as messageNotice } from './to-notification.ts';
