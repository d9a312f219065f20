/** Text typed into a field before the code of this one had loaded. */
export interface BegunTyping {
  text: string;
  hasFocus: boolean;
  /** It was already searched for, and needs no suggestions. */
  isSent: boolean;
}
