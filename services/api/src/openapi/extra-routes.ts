import type { ExtraRoute, OpenApiMethod } from '@afterglow/kit';

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
  ['get', '/docs', 'readDocs', 'This document as a page', PAGE],
  ['get', '/pages/style.css', 'getPageStyles', 'Styles of the pages', 'text/css'],

  ['get', EMAIL_CHANGE, 'readEmailChange', 'The page behind the link to a new email', PAGE, { query: ['token'] }],
  ['post', EMAIL_CHANGE, 'confirmEmailChange', 'Confirm a new email', PAGE, { takes: FORM }],
  [
    'get',
    `${EMAIL_CHANGE}/stop`,
    'readEmailChangeStop',
    'The page behind the link to the old email',
    PAGE,
    { query: ['token'] },
  ],
  ['post', `${EMAIL_CHANGE}/stop`, 'stopEmailChange', 'Keep the old email', PAGE, { takes: FORM }],

  ['get', DATA_COPY, 'downloadDataCopy', "A copy of a member's data", 'application/zip', { query: SIGNED }],

  [
    'get',
    '/stations/nowplaying',
    'openNowPlaying',
    "A socket that sends what's playing on the channels as it changes",
    101,
  ],
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
    'A live stream, {mount}.mp3, with the token from validateStreaming or the key of a permanent stream link',
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
    'A relay reports that a listener left',
    PAGE,
    { takes: FORM },
  ],
  [
    'get',
    '/media/mixes/{id}/{file}',
    'listenMix',
    'The audio of a mix, {kbps}.mp3, at the URL from getMixUrls (supports range requests)',
    SOUND,
    { query: SIGNED },
  ],
  [
    'get',
    '/media/images/{kind}/{id}',
    'getPicture',
    'A picture in the requested width, as AVIF or WebP if the client accepts it',
    PICTURE,
    { query: ['width'] },
  ],
  [
    'get',
    '/media/images/members/{name}',
    'getUploadedPicture',
    'A picture uploaded by a member',
    PICTURE,
    { query: ['width'] },
  ],

  ['get', '/auth/oauth/{network}', 'startSocialLogin', 'Start a social login', 302],
  ['get', CALLBACK, 'finishSocialLogin', 'Finish a social login', 302, { query: ['code', 'state'] }],
  ['post', CALLBACK, 'finishSocialLoginByForm', 'Finish a social login by form', 302, { takes: FORM }],

  [
    'post',
    '/subscriptions/notices/{processor}',
    'receivePaymentNotice',
    "The payment provider's signed webhook",
    204,
    { takes: JSON_TYPE },
  ],
  [
    'get',
    '/subscriptions/checkouts/{id}/return',
    'returnFromCheckout',
    'Return from a payment provider',
    303,
    { query: ['signature'] },
  ],
  ['get', '/donations/{processor}', 'donate', 'Go to a donation page', 303],
  [
    'get',
    '/donations/{processor}/return',
    'returnFromDonation',
    'Take an approved donation and redirect',
    303,
    { query: ['token'] },
  ],

  [
    'post',
    '/admin/imports',
    'importMix',
    'Turn a music file into a mix (super admins only)',
    'application/x-ndjson',
    { takes: 'multipart/form-data' },
  ],
  [
    'get',
    '/admin/backup',
    'downloadBackup',
    'The embedded database as one file (super admins only)',
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
