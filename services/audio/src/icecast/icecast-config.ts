import { escapeHtml } from '@afterglow/kit';
import { API_PREFIX, CHANNEL_IDS, MOUNTS } from '@afterglow/shared-contracts';
import { RELAY_BURST_BYTES } from '../radio/stream-address.ts';

export interface IcecastOptions {
  /** The service's URL for the relay. */
  readonly serviceUrl: string;
  /** RELAY_TOKEN of the service. */
  readonly relayToken: string;
  /** The relay's host name for listeners, without its port. */
  readonly hostName: string;
  readonly port: number;
  /** The password of the relay's own administration pages. */
  readonly adminPassword: string;
  readonly maxListeners: number;
  /** A folder in which the relay's user may write. */
  readonly logFolder: string;
}

const QUEUE_BYTES = 524_288;

/** A configuration of Icecast 2.4 that relays every stream of the service and authorizes every listener with it. */
export function icecastConfig(options: IcecastOptions): string {
  const streams = CHANNEL_IDS.flatMap((channel) => MOUNTS.map((mount) => `/${channel}/${mount}.mp3`));
  return `<icecast>
  <location>-</location>
  <admin>admin@${escapeHtml(options.hostName)}</admin>
  <hostname>${escapeHtml(options.hostName)}</hostname>
  <limits>
    <clients>${options.maxListeners + streams.length}</clients>
    <sources>${streams.length}</sources>
    <queue-size>${QUEUE_BYTES}</queue-size>
    <burst-size>${RELAY_BURST_BYTES}</burst-size>
  </limits>
  <authentication>
    <!-- Nobody sends music to a relay: it fetches it. -->
    <source-password>${escapeHtml(options.adminPassword)}</source-password>
    <admin-user>admin</admin-user>
    <admin-password>${escapeHtml(options.adminPassword)}</admin-password>
  </authentication>
  <listen-socket>
    <port>${options.port}</port>
  </listen-socket>
  <http-headers>
    <header name="Access-Control-Allow-Origin" value="*" />
  </http-headers>
  <!-- A stream that was lost is fetched again after so many seconds. -->
  <master-update-interval>5</master-update-interval>
${streams.map((stream) => relay(stream, options)).join('\n')}
${streams.map((stream) => mount(stream, options)).join('\n')}
  <fileserve>0</fileserve>
  <paths>
    <basedir>/usr/share/icecast2</basedir>
    <logdir>${escapeHtml(options.logFolder)}</logdir>
    <webroot>/usr/share/icecast2/web</webroot>
    <adminroot>/usr/share/icecast2/admin</adminroot>
  </paths>
  <logging>
    <!-- The addresses of listeners hold their tokens: none are written. The name is taken from the log folder on. -->
    <accesslog>../../../../../../../../dev/null</accesslog>
    <errorlog>error.log</errorlog>
    <loglevel>2</loglevel>
  </logging>
  <security>
    <chroot>0</chroot>
  </security>
</icecast>
`;
}

function relay(stream: string, { serviceUrl, relayToken }: IcecastOptions): string {
  const { hostname, port, protocol } = new URL(serviceUrl);
  if (protocol !== 'http:') throw new RangeError('Icecast fetches over http. Give it an address inside your network.');
  return `  <relay>
    <server>${escapeHtml(hostname)}</server>
    <port>${port === '' ? 80 : Number(port)}</port>
    <mount>${API_PREFIX}/live/a${stream}</mount>
    <local-mount>${stream}</local-mount>
    <username>relay</username>
    <password>${escapeHtml(relayToken)}</password>
    <relay-shoutcast-metadata>1</relay-shoutcast-metadata>
    <on-demand>0</on-demand>
  </relay>`;
}

/** While its own stream is away, a mount continues with the next lower one: lower quality is better than silence. */
function mount(stream: string, options: IcecastOptions): string {
  const question = (name: string) => escapeHtml(`${options.serviceUrl}${API_PREFIX}/live/relays/${name}`);
  const lower = lowerStream(stream);
  return `  <mount type="normal">
    <mount-name>${stream}</mount-name>
    <max-listeners>${options.maxListeners}</max-listeners>
    <hidden>1</hidden>${
      lower === undefined
        ? ''
        : `
    <fallback-mount>${lower}</fallback-mount>
    <fallback-override>1</fallback-override>`
    }
    <authentication type="url">
      <option name="listener_add" value="${question('listener-add')}" />
      <option name="listener_remove" value="${question('listener-remove')}" />
      <option name="username" value="relay" />
      <option name="password" value="${escapeHtml(options.relayToken)}" />
      <option name="auth_header" value="icecast-auth-user: 1" />
    </authentication>
  </mount>`;
}

function lowerStream(stream: string): string | undefined {
  const lower = MOUNTS[MOUNTS.findIndex((name) => stream.endsWith(`/${name}.mp3`)) + 1];
  return lower && `${stream.slice(0, stream.lastIndexOf('/'))}/${lower}.mp3`;
}
