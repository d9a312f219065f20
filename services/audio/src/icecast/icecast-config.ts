import { escapeHtml } from '@afterglow/kit';
import { API_PREFIX, CHANNEL_IDS, type ChannelId, MOUNTS } from '@afterglow/shared-contracts';
import { RELAY_BURST_BYTES } from '../radio/stream-address.ts';

export interface IcecastOptions {
  /** The service's URL for the relay, and that of another instance, whose streams listeners get while the first one is away. */
  readonly serviceUrls: readonly [string, (string | undefined)?];
  /** RELAY_TOKEN of the service. */
  readonly relayToken: string;
  /** The relay's host name for listeners, without its port. */
  readonly hostName: string;
  readonly port: number;
  /** The address that the relay listens on. */
  readonly bindAddress: string;
  /** The password of the relay's own administration pages. */
  readonly adminPassword: string;
  /** A password that no one has: sources are refused. */
  readonly sourcePassword: string;
  readonly maxListeners: number;
  /** A folder in which the relay's user may write. */
  readonly logFolder: string;
}

const QUEUE_BYTES = 524_288;

/** A configuration of Icecast 2.4 that relays every stream of the service and authorizes every listener with it. */
export function icecastConfig(options: IcecastOptions): string {
  const streams = CHANNEL_IDS.flatMap((channel) => relayedStreams(channel, options.serviceUrls));
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
    <!-- A relay fetches its music. -->
    <source-password>${escapeHtml(options.sourcePassword)}</source-password>
    <admin-user>admin</admin-user>
    <admin-password>${escapeHtml(options.adminPassword)}</admin-password>
  </authentication>
  <listen-socket>
    <port>${options.port}</port>
    <bind-address>${escapeHtml(options.bindAddress)}</bind-address>
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

interface RelayedStream {
  /** As listeners name it. */
  readonly mount: string;
  /** As the service names it. */
  readonly stream: string;
  readonly serviceUrl: string;
  /** The mount that its listeners are moved to while it is away, and whether it has the same stream. */
  readonly fallback: { readonly mount: string; readonly isSame: boolean } | undefined;
}

/** Best first. Each falls back to the same stream of the other instance, and that one to the next lower quality. */
function relayedStreams(channel: ChannelId, [first, second]: IcecastOptions['serviceUrls']): readonly RelayedStream[] {
  const streams = MOUNTS.flatMap((quality) => {
    const stream = `/${channel}/${quality}.mp3`;
    const own = { mount: stream, stream, serviceUrl: first };
    return second === undefined ? [own] : [own, { mount: `/2${stream}`, stream, serviceUrl: second }];
  });
  return streams.map((each, at) => {
    const next = streams[at + 1];
    return { ...each, fallback: next && { mount: next.mount, isSame: next.stream === each.stream } };
  });
}

function relay({ mount, stream, serviceUrl }: RelayedStream, { relayToken }: IcecastOptions): string {
  const { hostname, port, protocol } = new URL(serviceUrl);
  if (protocol !== 'http:') throw new RangeError('Icecast fetches over http. Give it an address inside your network.');
  return `  <relay>
    <server>${escapeHtml(hostname)}</server>
    <port>${port === '' ? 80 : Number(port)}</port>
    <mount>${API_PREFIX}/live/a${stream}</mount>
    <local-mount>${mount}</local-mount>
    <username>relay</username>
    <password>${escapeHtml(relayToken)}</password>
    <relay-shoutcast-metadata>1</relay-shoutcast-metadata>
    <on-demand>0</on-demand>
  </relay>`;
}

/** A mount that is back takes all listeners of its fallback, so only those of the same stream may be taken. */
function mount({ mount: name, fallback }: RelayedStream, options: IcecastOptions): string {
  const question = (call: string) => escapeHtml(`${options.serviceUrls[0]}${API_PREFIX}/live/relays/${call}`);
  return `  <mount type="normal">
    <mount-name>${name}</mount-name>
    <max-listeners>${options.maxListeners}</max-listeners>
    <hidden>1</hidden>${
      fallback === undefined
        ? ''
        : `
    <fallback-mount>${fallback.mount}</fallback-mount>
    <fallback-override>${Number(fallback.isSame)}</fallback-override>`
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
