/** What was typed into a field before the code of this one was there. */
export interface BegunTyping {
  text: string;
  hasFocus: boolean;
  /** It was searched for as it stands, and wants no suggestions. */
  isSent: boolean;
}
