import type { HostPorts, MemberId } from '@afterglow/shared-contracts';

const LOOK_EVERY_MS = 15_000;
/** For five minutes. */
const LOOKS = 20;

type BackgroundPollPorts = Pick<HostPorts, 'data' | 'session'>;

/** For a member who leaves before the payment is confirmed: they become Premium on any page. */
export function pollInBackground({ data, session }: BackgroundPollPorts, id: MemberId): void {
  let looksLeft = LOOKS;
  const looking = setInterval(() => void look(), LOOK_EVERY_MS);

  async function look() {
    looksLeft -= 1;
    if (looksLeft < 0 || !isAwaited(session, id)) return clearInterval(looking);
    const member = await data.call('getMember', { params: { id }, background: true }).then(
      (answer) => answer.data,
      () => undefined,
    );
    if (member?.premium === true) session.replaceMember(member);
  }
}

function isAwaited(session: BackgroundPollPorts['session'], id: MemberId): boolean {
  const state = session.getSession();
  return state.status === 'member' && state.user.members_id.id === id && !state.premium;
}
