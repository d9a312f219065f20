import type { OpenApiMethod } from '@afterglow/kit';

/** An address that is not a declared call: a page, a redirect, a file, a stream or a socket. */
export interface ExtraRoute {
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  /** The answer: a media type, or the status when that is the answer. */
  readonly answers: string | 101 | 204 | 302 | 303;
  readonly query?: readonly string[];
  /** The media type of its body. */
  readonly takes?: string;
}

const PAGE = 'text/html';
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const SOUND = 'audio/mpeg';
const PICTURE = 'image/*';
const SIGNED = ['member', 'session', 'expires', 'signature'];
const CALLBACK = '/auth/oauth/{network}/callback';
const EMAIL_CHANGE = '/members/email-change';
const DATA_COPY = '/media/data-copies/{name}';

type Row = readonly [
  method: OpenApiMethod,
  path: string,
  id: string,
  summary: string,
  answers: ExtraRoute['answers'],
  rest?: Pick<ExtraRoute, 'query' | 'takes'>,
];

const ROWS: readonly Row[] = [
  ['get', '/openapi.json', 'getOpenApi', 'This document', JSON_TYPE],
  ['get', '/docs', 'readDocs', 'This document, to be read', PAGE],
  ['get', '/pages/style.css', 'getPageStyles', 'Styles of the pages', 'text/css'],

  [
    'get',
    EMAIL_CHANGE,
    'readEmailChange',
    'The link mailed to a new address: what it does',
    PAGE,
    { query: ['token'] },
  ],
  ['post', EMAIL_CHANGE, 'confirmEmailChange', 'The new address takes effect', PAGE, { takes: FORM }],
  [
    'get',
    `${EMAIL_CHANGE}/stop`,
    'readEmailChangeStop',
    'The link mailed to the old address: what it does',
    PAGE,
    { query: ['token'] },
  ],
  ['post', `${EMAIL_CHANGE}/stop`, 'stopEmailChange', 'The old address stays', PAGE, { takes: FORM }],

  ['get', DATA_COPY, 'downloadDataCopy', 'A copy of what is kept about a member', 'application/zip', { query: SIGNED }],

  ['get', '/stations/nowplaying', 'openNowPlaying', 'A socket that tells what the channels play, as it changes', 101],
  [
    'get',
    '/live/{file}',
    'getPlayerPlaylist',
    'A channel for other players: {channel}.m3u or .pls',
    'audio/x-mpegurl',
    { query: ['token', 'key', 'mount'] },
  ],
  [
    'get',
    '/live/{server}/{station}/{file}',
    'listenLive',
    'A live stream, {mount}.mp3, with the token of validateStreaming or the key of a lasting address',
    SOUND,
    { query: ['token', 'key'] },
  ],
  [
    'post',
    '/live/relays/listener-add',
    'addRelayListener',
    'A relay asks whether a listener may hear a mount',
    PAGE,
    { takes: FORM },
  ],
  [
    'post',
    '/live/relays/listener-remove',
    'removeRelayListener',
    'A relay tells that a listener has gone',
    PAGE,
    { takes: FORM },
  ],
  [
    'get',
    '/media/mixes/{id}/{file}',
    'listenMix',
    'The sound of a mix, {kbps}.mp3, under the address of getMixUrls; in ranges when asked',
    SOUND,
    { query: SIGNED },
  ],
  [
    'get',
    '/media/images/{kind}/{id}',
    'getPicture',
    'A picture in the width asked for, as AVIF or WebP for whoever takes it',
    PICTURE,
    { query: ['width'] },
  ],
  [
    'get',
    '/media/images/members/{name}',
    'getUploadedPicture',
    'A picture that a member has uploaded',
    PICTURE,
    { query: ['width'] },
  ],

  ['get', '/auth/oauth/{network}', 'startSocialLogin', 'Log in by a social network', 302],
  [
    'get',
    CALLBACK,
    'finishSocialLogin',
    'Where the network sends the browser back to',
    302,
    { query: ['code', 'state'] },
  ],
  ['post', CALLBACK, 'finishSocialLoginByForm', 'Where a network posts the browser back to', 302, { takes: FORM }],

  [
    'post',
    '/subscriptions/notices/{processor}',
    'receivePaymentNotice',
    "The payment provider's signed word",
    204,
    { takes: JSON_TYPE },
  ],
  [
    'get',
    '/subscriptions/checkouts/{id}/return',
    'returnFromCheckout',
    'The way back from a payment provider',
    303,
    { query: ['signature'] },
  ],
  ['get', '/donations/{processor}', 'donate', 'On to where donations are taken', 303],
  [
    'get',
    '/donations/{processor}/return',
    'returnFromDonation',
    'Takes what a donor has agreed to, and leads on',
    303,
    { query: ['token'] },
  ],

  [
    'post',
    '/admin/imports',
    'importMix',
    'Make a mix of a file of music; super admins only',
    'application/x-ndjson',
    { takes: 'multipart/form-data' },
  ],
  [
    'get',
    '/admin/backup',
    'downloadBackup',
    'The embedded database as one file; super admins only',
    'application/gzip',
  ],
];

/** The service's own; hosted services bring theirs. */
export const EXTRA_ROUTES: readonly ExtraRoute[] = ROWS.map(([method, path, id, summary, answers, rest]) => ({
  method,
  path,
  id,
  summary,
  answers,
  ...rest,
}));
