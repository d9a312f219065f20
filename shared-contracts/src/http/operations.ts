import { getArtist, listArtists } from './artists.operations.ts';
import {
  confirmSession,
  createPasskeyChallenge,
  createToken,
  createTokenByPasskey,
  revokeToken,
  sendSecondFactor,
} from './auth.operations.ts';
import { createCaptchaTask } from './captcha.operations.ts';
import { listBanners } from './banners.operations.ts';
import { listGenres } from './genres.operations.ts';
import { getPayment, listPayments } from './payments.operations.ts';
import { getPlaylist, listPlaylistMixes, listPlaylists } from './playlists.operations.ts';
import { dispatch } from './dispatch.operations.ts';
import { getEpisode, listEpisodes } from './episodes.operations.ts';
import { uploadMedia } from './media.operations.ts';
import { addFavorite, listFavorites, removeFavorite } from './favorites.operations.ts';
import { getListening, listMixPositions, saveListening } from './listening.operations.ts';
import {
  createMember,
  getMember,
  getPermissions,
  mailEmailChangeAgain,
  stopEmailChange,
  requestPasswordReset,
  setNewPassword,
  updateMember,
} from './members.operations.ts';
import { getSupport, sendMessage } from './messages.operations.ts';
import { getMix, getMixUrls, listMixes, listRelatedMixes } from './mixes.operations.ts';
import { listDonationProducts } from './donations.operations.ts';
import { search } from './search.operations.ts';
import { getDataCopy, requestDataCopy } from './data-export.operations.ts';
import { getLeaving, leave, stay } from './account-deletion.operations.ts';
import {
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  getSecurity,
  removePasskey,
  removePassword,
  renamePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from './security.operations.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.operations.ts';
import { getSettings, updateSettings } from './settings.operations.ts';
import { addShowReach, getShow } from './shows.operations.ts';
import {
  createStreamTicket,
  endPlayerAddresses,
  getOwnPlayerAddresses,
  getPlayerAddresses,
  listStationPlaylists,
  listStations,
  validateStreaming,
} from './stations.operations.ts';
import {
  cancelSubscription,
  createCheckout,
  getCheckout,
  getPortalUrl,
  listPaymentMethods,
  listPlans,
  listSubscriptions,
  quotePlan,
} from './subscriptions.operations.ts';
import { getVersions } from './versions.operations.ts';

/** Every call that pages make, by its name; `serviceOperations` has those of super admins too. */
export const operations = {
  createToken,
  sendSecondFactor,
  createPasskeyChallenge,
  createTokenByPasskey,
  revokeToken,
  confirmSession,
  createCaptchaTask,
  createMember,
  getMember,
  updateMember,
  mailEmailChangeAgain,
  stopEmailChange,
  getPermissions,
  requestPasswordReset,
  setNewPassword,
  listSessions,
  endSession,
  endOtherSessions,
  getSecurity,
  removePassword,
  beginSecondFactor,
  turnOnSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getDataCopy,
  requestDataCopy,
  getLeaving,
  leave,
  stay,
  getSettings,
  updateSettings,
  listFavorites,
  addFavorite,
  removeFavorite,
  getListening,
  saveListening,
  listMixPositions,
  sendMessage,
  getSupport,
  listMixes,
  getMix,
  getMixUrls,
  listRelatedMixes,
  getShow,
  addShowReach,
  getEpisode,
  listEpisodes,
  listArtists,
  getArtist,
  listStations,
  listStationPlaylists,
  getPlayerAddresses,
  getOwnPlayerAddresses,
  endPlayerAddresses,
  createStreamTicket,
  validateStreaming,
  search,
  listGenres,
  listPlaylists,
  getPlaylist,
  listPlaylistMixes,
  listBanners,
  listPaymentMethods,
  listPlans,
  listSubscriptions,
  quotePlan,
  createCheckout,
  getCheckout,
  cancelSubscription,
  listPayments,
  getPayment,
  getPortalUrl,
  listDonationProducts,
  dispatch,
  uploadMedia,
  getVersions,
} as const;

/** The calls of pages by name, each with its own schemas. */
export type Operations = typeof operations;
/** The name of a call that pages make. */
export type OperationName = keyof Operations;
