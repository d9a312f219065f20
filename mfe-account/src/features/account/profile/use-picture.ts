import { useUnsavedChanges } from '@afterglow/shared-area';
import { toNotification, messageText, type Member, type UploadFolder } from '@afterglow/shared-contracts';
import { pictureUpload } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Crop } from './crop.ts';
import { squareFile } from './draw-square.ts';

export const UPLOAD_FOLDER: UploadFolder = 'members';

const NO_PICTURE = 'Choose a JPEG, PNG, WebP, GIF, or AVIF picture.';

type Step =
  | { readonly status: 'idle' }
  | { readonly status: 'cropping' | 'sending'; readonly name: string; readonly picture: ImageBitmap }
  | { readonly status: 'removing' };

const IDLE: Step = { status: 'idle' };

/** Choosing, cropping and uploading an image; `onSaved` is called once the member has another image, or none. */
export function usePicture(member: Member, onSaved: () => void) {
  const { bus, data } = usePorts();
  const work = useUnsavedChanges();
  const [step, setStep] = useState<Step>(IDLE);
  const sending = useRef(new AbortController());
  const [problem, setProblem] = useState<string>();

  // An image cannot be transferred to a new version, but the version can wait.
  const isUnderWay = step.status !== 'idle';
  useEffect(
    () => work?.add('picture', { isUnderWay: () => isUnderWay, texts: () => ({}), resume: () => undefined }),
    [work, isUnderWay],
  );

  function fail(said?: string) {
    bus.emit('notification:show', toNotification('SOMETHING_WENT_WRONG', { area: 'account' }));
    setProblem(said);
  }

  async function choose(file: File) {
    setProblem(undefined);
    if (!file.type.startsWith('image/')) return fail(NO_PICTURE);
    try {
      setStep({ status: 'cropping', name: file.name, picture: await createImageBitmap(file) });
    } catch {
      fail(NO_PICTURE);
    }
  }

  async function become(avatar: string | null) {
    await data.call('updateMember', { params: { id: member.id }, body: { avatar } });
    onSaved();
  }

  async function use(crop: Crop) {
    if (step.status !== 'cropping') return;
    sending.current = new AbortController();
    const { signal } = sending.current;
    setProblem(undefined);
    setStep({ ...step, status: 'sending' });
    try {
      const upload = await pictureUpload(await squareFile(step.picture, crop, step.name), UPLOAD_FOLDER);
      if (upload.status !== 'ready') throw new Error(upload.status);
      const { url } = (await data.call('uploadMedia', { body: upload.body, signal })).data;
      signal.throwIfAborted();
      await become(url);
      if (!signal.aborted) setStep(IDLE);
    } catch {
      if (signal.aborted) return;
      fail(messageText('SOMETHING_WENT_WRONG')); // notifications are behind the dialog
      setStep(step);
    }
  }

  async function remove() {
    setStep({ status: 'removing' });
    setProblem(undefined);
    try {
      await become(null);
    } catch {
      fail();
    }
    setStep(IDLE);
  }

  function cancel() {
    sending.current.abort();
    setProblem(undefined);
    setStep(IDLE);
  }

  return { step, problem, choose, use, remove, cancel };
}
