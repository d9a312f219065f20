import {
  memberIdSchema,
  operations,
  showIdSchema,
  subscriptionIdSchema,
  type OperationName,
} from '@afterglow/shared-contracts';
import {
  buildMember,
  buildMemberSession,
  buildShow,
  buildSubscription,
  createFakePorts,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ApiError } from '../errors.ts';
import { DataProvider } from '../react/data-provider.tsx';
import { useResource } from '../react/use-resource.ts';
import { memberRecord } from '../resources/members.resource.ts';
import type { Resource } from '../resources/resource.ts';
import { show } from '../resources/shows.resource.ts';
import { subscriptions } from '../resources/subscriptions.resource.ts';
import { settle } from '../testing/test-session.ts';
import { withWrites } from '../testing/with-writes.ts';
import { environmentOf } from './data-environment.ts';
import { setCached, getCached, queryOptionsOf } from './resource-query.ts';

const me = memberIdSchema.parse(1);
const bob = buildMember({ firstName: 'Bob' });
const rob = buildMember({ firstName: 'Rob' });
const WRITES = Object.values(operations)
  .filter(({ method }) => method !== 'GET')
  .map(({ name }) => name as OperationName);

/** A member's ports over a fake service, as the data layer creates them. */
function open(answers: FakeResponses = {}) {
  const ports = createFakePorts({
    session: buildMemberSession(bob),
    answers: { getMember: () => ({ data: bob }), updateMember: () => ({ data: rob }), ...answers },
  });
  const data = withWrites(ports.data, ports.session);
  const { queryClient } = environmentOf(data);
  const isStale = (resource: Resource<unknown>) =>
    queryClient.getQueryState(queryOptionsOf(resource, { data, queryClient }).queryKey)?.isInvalidated;
  const show = async (resource: Resource<unknown>, textOf: (data: never) => string | null) => {
    function Shown() {
      const state = useResource(resource);
      // The test reads its own resource.
      return (
        <button onClick={state.refetch}>
          {state.data === undefined ? 'nothing yet' : textOf(state.data as never)}
        </button>
      );
    }
    render(
      <DataProvider data={data}>
        <Shown />
      </DataProvider>,
    );
    await act(settle);
  };
  return { ...ports, data, queryClient, isStale, show };
}

const button = () => screen.getByRole('button');
const nameOf = ({ member }: { readonly member: typeof bob }) => member.firstName;
const never = () => new Promise<never>(() => undefined);

test('[DATA-044] a write updates cache and session before it resolves, even after its page was left', async () => {
  let answer: () => void = () => undefined;
  const page = open({ updateMember: () => new Promise((resolve) => (answer = () => resolve({ data: rob }))) });
  await page.show(memberRecord(me), nameOf);
  const writing = page.data.call('updateMember', {
    params: { id: me },
    body: { firstName: 'Rob', password: 'a new one' },
  });
  cleanup();
  answer();
  await writing;
  expect(getCached(page.queryClient, memberRecord(me))).toEqual({ member: rob, passwordState: 'set' });
  expect(page.session.getSession()).toMatchObject({ member: rob });
});

test('[DATA-044] the shown data follows, even if an earlier read completes later', async () => {
  const answers: (() => void)[] = [];
  const page = open({ getMember: () => new Promise((resolve) => answers.push(() => resolve({ data: bob }))) });
  setCached(page.queryClient, memberRecord(me), { member: bob, passwordState: null });
  await page.show(memberRecord(me), nameOf);
  await act(async () => button().click());
  expect(answers).toHaveLength(1);
  await act(async () => {
    await page.data.call('updateMember', { params: { id: me }, body: {} });
    await settle();
  });
  expect(button()).toHaveTextContent('Rob');
  await act(async () => {
    answers[0]?.();
    await settle();
  });
  expect(button()).toHaveTextContent('Rob');
});

test('[DATA-044] data read for the first time during a write includes the change', async () => {
  let answer: () => void = () => undefined;
  const page = open({ getMember: () => new Promise((resolve) => (answer = () => resolve({ data: bob }))) });
  await page.show(memberRecord(me), nameOf);
  await page.data.call('updateMember', { params: { id: me }, body: {} });
  await act(async () => {
    answer();
    await settle();
  });
  expect(button()).toHaveTextContent('Rob');
});

test('[DATA-044] a refetch that ends with its page leaves the data stale, so the next page refetches', async () => {
  const page = open();
  await page.show(memberRecord(me), nameOf);
  page.data.answer({ getMember: never });
  await act(async () => button().click());
  cleanup();
  await act(settle);
  expect(page.isStale(memberRecord(me))).toBe(true);
  page.data.answer({ getMember: () => ({ data: rob }) });
  await page.show(memberRecord(me), nameOf);
  expect(button()).toHaveTextContent('Rob');
});

test.each([
  ['no answer', null, true],
  ['500', 500, true],
  ['404', 404, true],
  ['409', 409, true],
  ['400', 400, false],
  ['401', 401, false],
])('[DATA-044] after a write with %s, whether done or in doubt, the data is stale: %s', async (_, status, expected) => {
  const page = open({
    updateMember: () =>
      Promise.reject(new ApiError({ operation: 'updateMember', code: 'unexpected', status, message: 'No.' })),
  });
  setCached(page.queryClient, memberRecord(me), { member: bob, passwordState: 'set' });
  await expect(page.data.call('updateMember', { params: { id: me }, body: {} })).rejects.toThrow('No.');
  expect(page.isStale(memberRecord(me))).toBe(expected);
  expect(getCached(page.queryClient, memberRecord(me))).toEqual({ member: bob, passwordState: 'set' });
});

test('[DATA-044] data written for one member is not shown to the next', async () => {
  let answer: () => void = () => undefined;
  const page = open({ updateMember: () => new Promise((resolve) => (answer = () => resolve({ data: rob }))) });
  const writing = page.data.call('updateMember', { params: { id: me }, body: {} });
  const eve = buildMember({ firstName: 'Eve' });
  page.session.become(buildMemberSession(eve));
  setCached(page.queryClient, memberRecord(me), { member: eve, passwordState: 'set' });
  answer();
  await writing;
  expect(getCached(page.queryClient, memberRecord(me))?.member).toEqual(eve);
  expect(page.session.getSession()).toMatchObject({ member: eve });
});

test('[DATA-044] a canceled subscription is updated in the list, and the rest is refetched', async () => {
  const [one, other] = [buildSubscription(), buildSubscription({ id: subscriptionIdSchema.parse(77) })];
  const canceled = { ...one, cancelTime: '2026-01-01T00:00:00.000Z' };
  const page = open({ cancelSubscription: () => ({ data: canceled }) });
  setCached(page.queryClient, subscriptions(me), [other, one]);
  await page.data.call('cancelSubscription', { params: { id: one.id }, body: { status: 'canceled' } });
  expect(getCached(page.queryClient, subscriptions(me))).toEqual([other, canceled]);
  expect(page.isStale(subscriptions(me))).toBe(true);
});

test('[DATA-044] a completed write succeeds, even if data cached by an earlier version cannot be changed', async () => {
  const page = open();
  const changed: Resource<string> = {
    key: ['changed'],
    updatedBy: { updateMember: (old) => ({ data: old.trim() }) },
    load: never,
  };
  setCached(page.queryClient, changed, 'old');
  page.queryClient.setQueryData(['common', 'changed'], { of: 'another shape' });
  const { data } = await page.data.call('updateMember', { params: { id: me }, body: {} });
  expect(data).toEqual(rob);
  expect(page.isStale(changed)).toBe(true);
});

test('[DATA-044] a counted play is in the count of its show on every page', async () => {
  const [one, other] = [buildShow(), buildShow({ id: showIdSchema.parse(99) })];
  const page = open({ addShowReach: () => ({ data: { reach: one.reach + 1 } }) });
  for (const each of [one, other]) setCached(page.queryClient, show(each.id), each);
  await page.data.call('addShowReach', { params: { id: one.id }, body: {} });
  expect(getCached(page.queryClient, show(one.id))?.reach).toBe(one.reach + 1);
  expect(getCached(page.queryClient, show(other.id))).toEqual(other);
});

test.each(WRITES)('[DATA-044] %s reaches only the resources that name it, before it resolves', async (name) => {
  const page = open({ [name]: () => ({ data: bob }) });
  const seen: unknown[] = [];
  const concerned: Resource<string> = {
    key: ['concerned'],
    updatedBy: { [name]: (_: string, write: unknown) => (seen.push(write), { data: 'new' }) },
    load: never,
  };
  const other: Resource<string> = { key: ['other'], load: never };
  for (const resource of [concerned, other]) setCached(page.queryClient, resource, 'old');
  const input = { params: { id: me } };
  await page.data.call(name, input);
  expect([getCached(page.queryClient, concerned), getCached(page.queryClient, other)]).toEqual(['new', 'old']);
  expect(seen).toEqual([{ input, response: bob }]);
});
