import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { createStreamsOfMembers } from './streams-of-members.ts';

const ana = memberIdSchema.parse(1);
const ben = memberIdSchema.parse(2);

function openStream(): ServerResponse {
  const socket = new Socket();
  const response = new ServerResponse(new IncomingMessage(socket));
  response.assignSocket(socket);
  return response;
}

test('of a member’s streams opened in parallel the newest stay, and those of others continue', () => {
  const streams = createStreamsOfMembers(2);
  const other = openStream();
  streams.add(ben, other);
  const opened = Array.from({ length: 5 }, openStream);
  for (const stream of opened) streams.add(ana, stream);
  expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true, false, false]);
  expect(other.destroyed).toBe(false);
});

test('a closed stream frees its place', async () => {
  const streams = createStreamsOfMembers(2);
  const [first, second, third] = [openStream(), openStream(), openStream()];
  streams.add(ana, first);
  streams.add(ana, second);
  second.destroy();
  await once(second, 'close');
  streams.add(ana, third);
  expect([first, third].map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('a stream whose listener left before its start takes no place', async () => {
  const streams = createStreamsOfMembers(2);
  const [first, gone, second] = [openStream(), openStream(), openStream()];
  streams.add(ana, first);
  gone.destroy();
  await once(gone, 'close');
  streams.add(ana, gone);
  streams.add(ana, second);
  expect([first, second].map(({ destroyed }) => destroyed)).toEqual([false, false]);
});
