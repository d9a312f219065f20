import { createDisposal } from './disposal.ts';

test('closes the last opened first, and each once', async () => {
  const closed: string[] = [];
  const disposal = createDisposal();
  disposal.add(() => void closed.push('database'));
  disposal.add(async () => void closed.push('server'));
  await disposal.dispose();
  await disposal.dispose();
  expect(closed).toEqual(['server', 'database']);
});

test('continues after a failure and reports it at the end', async () => {
  const closed: string[] = [];
  const disposal = createDisposal();
  disposal.add(() => void closed.push('lock'));
  disposal.add(() => Promise.reject(new Error('stuck')));
  await expect(disposal.dispose()).rejects.toThrow('stuck');
  expect(closed).toEqual(['lock']);
});
