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

test('what an earlier version handed over before anyone was met reaches none who logs in', () => {
  const { work, ports, resumed, addForm, follow } = openArea();
  work.takeOver({ form: { words: 'of the first' } });
  follow();
  ports.session.become(member(2));
  addForm();
  expect(resumed).toEqual([]);
});

test('a form that has not left the page yet when someone takes over is handed to no version', () => {
  const { work, ports, addForm, follow } = openArea();
  ports.session.become(member(1));
  follow();
  addForm();
  expect(work.handOver()).toEqual({ form: { words: 'of the first' } });
  ports.session.become(member(2));
  expect(work.handOver()).toEqual({});
});
