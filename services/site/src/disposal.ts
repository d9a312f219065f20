type Undo = () => Promise<void> | void;

/** A stack of resources to close: last opened, first closed, each once. */
export interface Disposal {
  add(undo: Undo): void;
  /** Closes everything even when one fails; the first failure is thrown at the end. */
  dispose(): Promise<void>;
}

export function createDisposal(): Disposal {
  const undos: Undo[] = [];
  return {
    add: (undo) => void undos.push(undo),
    async dispose() {
      const failures: unknown[] = [];
      for (let undo = undos.pop(); undo; undo = undos.pop()) {
        try {
          await undo();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
