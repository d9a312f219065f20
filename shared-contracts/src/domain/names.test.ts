import type * as z from 'zod/mini';
import {
  bannerSchema,
  currentUserSchema,
  eventSchemas,
  memberSchema,
  mixSchema,
  newFavoriteSchema,
  operations,
  playlistSchema,
  scheduleEntrySchema,
  showSchema,
  stationPlaylistItemSchema,
  subscriptionSchema,
} from '../index.ts';

const CAMEL = /^[a-z]+(?:[A-Z][a-z]*)*$/;
const SNAKE = /^[a-z]+(?:_[a-z]+)*$/;

test.each<[string, z.ZodMiniObject]>([
  ['a member', memberSchema],
  ['a subscription', subscriptionSchema],
])('[CONTRACT-016] the fields of %s are written in camel case', (_, { shape }) => {
  for (const field of Object.keys(shape)) expect(field).toMatch(CAMEL);
});

test.each<[string, z.ZodMiniObject]>([
  ['a mix', mixSchema],
  ['a show', showSchema],
  ['a playlist', playlistSchema],
  ['a station playlist item', stationPlaylistItemSchema],
  ['a schedule entry', scheduleEntrySchema],
  ['a banner', bannerSchema],
])('[CONTRACT-016] the fields of %s are written in snake case', (_, { shape }) => {
  for (const field of Object.keys(shape)) expect(field).toMatch(SNAKE);
});

test('[CONTRACT-016] a member id is members_id in bodies, membersid in the query, membersId in the client', () => {
  expect(Object.keys(newFavoriteSchema.shape)).toContain('members_id');
  expect(Object.keys(currentUserSchema.shape)).toContain('members_id');
  expect(Object.keys(operations.listSubscriptions.query.shape)).toContain('membersid');
  expect(Object.keys(eventSchemas['auth:logged-in'].shape)).toEqual(['membersId']);
  expect(Object.keys(eventSchemas['auth:member-changed'].shape)).toContain('membersId');
});

test('[CONTRACT-016] the processor of a payment is paymentProcessor', () => {
  expect(Object.keys(subscriptionSchema.shape)).toContain('paymentProcessor');
  expect(Object.keys(operations.createCheckout.body.shape)).toContain('paymentProcessor');
});
