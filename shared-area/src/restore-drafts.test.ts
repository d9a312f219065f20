import { memberIdSchema } from '@afterglow/shared-contracts';
import { buildMemberSession, createFakePorts } from '@afterglow/shared-contracts/testing';
import { createDraftRestorer } from './restore-drafts.ts';
import { createUnsavedChanges } from './unsaved-changes.ts';

const member = (id: number) => buildMemberSession({ id: memberIdSchema.parse(id) });

function openArea() {
  const work = createUnsavedChanges();
  const ports = createFakePorts();
  const resumed: unknown[] = [];
  const addForm = () =>
    work.add('form', {
      isUnderWay: () => true,
      texts: () => ({ words: 'of the first' }),
      resume: (texts) => void resumed.push(texts),
    });
  return { work, ports, resumed, addForm, follow: () => createDraftRestorer(work)(ports) };
}

test('a draft transferred before any login is restored to no member', () => {
  const { work, ports, resumed, addForm, follow } = openArea();
  work.takeOver({ form: { words: 'of the first' } });
  follow();
  ports.session.become(member(2));
  addForm();
  expect(resumed).toEqual([]);
});

test('a form still on the page when another member takes over is transferred to no version', () => {
  const { work, ports, addForm, follow } = openArea();
  ports.session.become(member(1));
  follow();
  addForm();
  expect(work.handOver()).toEqual({ form: { words: 'of the first' } });
  ports.session.become(member(2));
  expect(work.handOver()).toEqual({});
});
