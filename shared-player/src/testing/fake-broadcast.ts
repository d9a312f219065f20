import type { TabsChannel } from '../tabs/tabs.ts';

export interface FakeBroadcast {
  /** The channel of one more tab: it receives the messages of the others. */
  open(): TabsChannel;
  messages(): number;
  deliver(): void;
}

/** A channel between tabs. Messages arrive immediately, or, when held, at `deliver`. */
export function createFakeBroadcast({ isHeld = false } = {}): FakeBroadcast {
  const channels = new Set<TabsChannel>();
  const held: (() => void)[] = [];
  let sent = 0;
  function send(from: TabsChannel, data: unknown): void {
    sent += 1;
    for (const channel of channels) {
      if (channel === from) continue;
      const arrive = () => channels.has(channel) && channel.onmessage?.(new MessageEvent('message', { data }));
      if (isHeld) held.push(arrive);
      else arrive();
    }
  }
  return {
    open() {
      const channel: TabsChannel = {
        onmessage: null,
        postMessage: (message) => send(channel, message),
        close: () => channels.delete(channel),
      };
      channels.add(channel);
      return channel;
    },
    messages: () => sent,
    deliver: () => held.splice(0).forEach((arrive) => arrive()),
  };
}
