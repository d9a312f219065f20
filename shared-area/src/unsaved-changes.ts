import type { TransferredState } from '@afterglow/shared-contracts';
import { createContext, useContext } from 'react';

/** The typed text of a form, by field; never a password. */
export type FormTexts = TransferredState[string];

/** A form that is on a page. */
export interface UnsavedForm {
  /** The typed text is not saved, or is being sent. */
  isUnderWay(): boolean;
  texts(): FormTexts;
  /** Restores text typed in an earlier version; unknown fields are ignored. */
  resume(texts: FormTexts): void;
}

/** The forms on an area's pages, by name. */
export interface UnsavedChanges {
  add(name: string, form: UnsavedForm): () => void;
  isUnderWay(): boolean;
  handOver(): TransferredState;
  takeOver(handed: TransferredState): void;
  /** Drops transferred text that still waits for its form. */
  forget(): void;
  /** The forms on the page belong to another member, and are about to be unmounted: none of them is transferred. */
  clearOwner(): void;
}

export function createUnsavedChanges(): UnsavedChanges {
  const forms = new Map<string, UnsavedForm>();
  const waiting = new Map<string, FormTexts>();

  /** Transferred text may arrive before the page with its form. */
  function resume(name: string) {
    const [form, texts] = [forms.get(name), waiting.get(name)];
    if (!form || !texts) return;
    waiting.delete(name);
    form.resume(texts);
  }

  return {
    add(name, form) {
      forms.set(name, form);
      resume(name);
      return () => {
        if (forms.get(name) === form) forms.delete(name);
      };
    },
    isUnderWay: () => [...forms.values()].some((form) => form.isUnderWay()),
    handOver() {
      const underWay = [...forms].filter(([, form]) => form.isUnderWay());
      return Object.fromEntries(underWay.map(([name, form]) => [name, form.texts()]));
    },
    takeOver(handed) {
      for (const [name, texts] of Object.entries(handed)) {
        waiting.set(name, texts);
        resume(name);
      }
    },
    forget: () => waiting.clear(),
    clearOwner: () => forms.clear(),
  };
}

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

export const UnsavedChangesProvider = UnsavedChangesContext.Provider;

/** The unsaved changes of the area around this page; null outside an area, as in a modal. */
export function useUnsavedChanges(): UnsavedChanges | null {
  return useContext(UnsavedChangesContext);
}
