import { useEffect, useId, useRef, type MouseEvent } from 'react';
import type { ModalOutcome } from '@afterglow/shared-contracts';
import { Button, classNames, IconButton } from '@afterglow/shared-ui';
import type { ModalButton, ModalContent } from './modal-content.ts';
import styles from './modal-dialog.module.css';
import type { ModalComponent } from './modal-state.ts';
import { RemoteModalView } from './remote-modal-view.tsx';

interface ModalDialogProps {
  readonly isOpen: boolean;
  readonly component: ModalComponent;
  readonly onClose: (outcome: ModalOutcome) => void;
}

/** The browser's own modal dialog: it traps the focus inside, makes the rest inert and restores the focus. */
export function ModalDialog({ isOpen, component, onClose }: ModalDialogProps) {
  const dialog = useModalDialog(isOpen);
  const titleId = useId();
  const pressedBeside = useRef(false);
  const dismiss = () => onClose('dismissed');

  // The dialog fills its own backdrop, so a click on the dialog itself is outside the panel.
  const isBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget;

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // Not for a click that started inside: a text selection may end outside.
        if (isBeside(event) && pressedBeside.current) dismiss();
      }}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
    >
      <div className={classNames(styles.panel, component.kind === 'remote' && styles.wide)}>
        <IconButton icon="close" label="Close" className={styles.close} onClick={dismiss} />
        <h2 id={titleId} className={styles.title}>
          {component.title}
        </h2>
        {component.kind === 'text' && <TextContent content={component} onClose={onClose} />}
        {component.kind === 'remote' && isOpen && <RemoteModalView modal={component.modal} />}
      </div>
    </dialog>
  );
}

type TextContentProps = { readonly content: ModalContent } & Pick<ModalDialogProps, 'onClose'>;

function TextContent({ content, onClose }: TextContentProps) {
  return (
    <>
      {content.text && <p className={styles.text}>{content.text}</p>}
      <div className={styles.buttons}>
        {content.buttons.map((button) => (
          <DialogButton key={button.label} button={button} onClose={onClose} />
        ))}
      </div>
    </>
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
