import type { ExtraRoute } from '@afterglow/kit';
import { LOCAL_IDENTITY_PATH } from './local-client.ts';

const PATH = `${LOCAL_IDENTITY_PATH}/{network}`;
const PAGE = 'text/html';
const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const AUTHORIZE_QUERY = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'code_challenge'];

export const IDENTITY_ADDRESSES: readonly ExtraRoute[] = [
  {
    method: 'get',
    path: `${PATH}/.well-known/openid-configuration`,
    id: 'discoverLocalIdentity',
    summary: 'The local identity provider',
    answers: JSON_TYPE,
  },
  { method: 'get', path: `${PATH}/jwks`, id: 'getLocalIdentityKeys', summary: 'Its keys', answers: JSON_TYPE },
  {
    method: 'get',
    path: `${PATH}/authorize`,
    id: 'openLocalIdentity',
    summary: 'Its page',
    answers: PAGE,
    query: AUTHORIZE_QUERY,
  },
  {
    method: 'post',
    path: `${PATH}/authorize`,
    id: 'chooseLocalIdentity',
    summary: 'The choice made on its page',
    answers: 303,
    takes: FORM,
  },
  {
    method: 'post',
    path: `${PATH}/token`,
    id: 'getLocalIdentityToken',
    summary: 'Its tokens for a code',
    answers: JSON_TYPE,
    takes: FORM,
  },
];
