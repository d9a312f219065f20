import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { Button, IconButton } from '@afterglow/shared-ui';
import type { ModalButton, ModalContent } from './modal-content.ts';
import styles from './modal-dialog.module.css';
import type { ModalOutcome } from './modals.ts';

type ModalDialogProps = {
  readonly isOpen: boolean;
  readonly content: ModalContent;
  readonly onClose: (outcome: ModalOutcome) => void;
};

/** The browser's own modal dialog: it keeps the focus inside, makes the rest inert and gives the focus back. */
export function ModalDialog({ isOpen, content, onClose }: ModalDialogProps) {
  const dialog = useModalDialog(isOpen);
  const titleId = useId();
  const dismiss = () => onClose('dismissed');

  // The dialog fills its own backdrop, so a click on the dialog itself is one beside the panel.
  function onClick({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) dismiss();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
    >
      <div className={styles.panel}>
        <IconButton icon="close" label="Close" size="s" className={styles.close} onClick={dismiss} />
        <h2 id={titleId} className={styles.title}>
          {content.title}
        </h2>
        {content.text && <p className={styles.text}>{content.text}</p>}
        <div className={styles.buttons}>
          {content.buttons.map((button) => (
            <DialogButton key={button.label} button={button} onClose={onClose} />
          ))}
        </div>
      </div>
    </dialog>
  );
}

type DialogButtonProps = { readonly button: ModalButton } & Pick<ModalDialogProps, 'onClose'>;

function DialogButton({ button: { label, outcome, href, look }, onClose }: DialogButtonProps) {
  const common = { variant: look ?? 'secondary', onClick: () => onClose(outcome), children: label } as const;
  return href === undefined ? <Button {...common} /> : <Button {...common} href={href} />;
}

function useModalDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    const { style } = document.documentElement;
    element?.showModal();
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      element?.close();
    };
  }, [isOpen]);
  return dialog;
}
