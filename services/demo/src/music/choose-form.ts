import type { Section } from './composition/arrangement.ts';
import { createRandom } from './random.ts';
import type { StyleDefinition } from './styles/style.ts';

/** A track's form has its own random stream: its length is known without composing it. */
export function chooseForm(style: StyleDefinition, seed: string): readonly Section[] {
  return createRandom(`${seed}/form`).pick(style.forms);
}
