import { memberIdSchema } from '@afterglow/shared-contracts';
import { feedbackMessage, toNewMessage } from './feedback-message.ts';

const senderId = memberIdSchema.parse(17);
const feedback = { reason: 'Other (specify)', words: 'Too few hours in a day.', senderId };

test('[ACCOUNT-063] [ACCOUNT-065] support receives a message with subject, text, content, recipient and sender', () => {
  expect(feedbackMessage(feedback)).toEqual({
    message: 'Other (specify): Too few hours in a day.',
    subject: 'Premium cancellation feedback',
    content: 'Other (specify)',
    recipientId: 1,
    senderId: 17,
  });
  expect(feedbackMessage({ ...feedback, words: '' }).message).toBe('Other (specify)');
});

test('[ACCOUNT-064] maps each message field to the request', () => {
  const model = { message: 'm', subject: 's', content: 'c', recipientId: memberIdSchema.parse(1), senderId };
  expect(toNewMessage(model)).toEqual({
    content: 'c',
    sender: 17,
    recipient: 1,
    email: { body: 'm', subject: 's' },
    mode: 'EMAIL',
    type: 'NOTIFICATION',
  });
});
