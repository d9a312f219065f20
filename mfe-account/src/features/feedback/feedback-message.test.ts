import { memberIdSchema } from '@afterglow/shared-contracts';
import { feedbackMessage, toNewMessage } from './feedback-message.ts';

const senderId = memberIdSchema.parse(17);
const feedback = { reason: 'Other (specify)', words: 'Too few hours in a day.', senderId };

test('[ACCOUNT-063] [ACCOUNT-065] the message has a subject, message, content, recipient and sender; support receives it', () => {
  expect(feedbackMessage(feedback)).toEqual({
    message: 'Other (specify): Too few hours in a day.',
    subject: 'Premium cancellation feedback',
    content: 'Other (specify)',
    recipientId: 1,
    senderId: 17,
  });
  expect(feedbackMessage({ ...feedback, words: '' }).message).toBe('Other (specify)');
});

test('[ACCOUNT-064] the message becomes the call field by field', () => {
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
