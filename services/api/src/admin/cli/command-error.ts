export type CommandErrorCode =
  | 'address-invalid'
  | 'backup-unusable'
  | 'database-elsewhere'
  | 'date-invalid'
  | 'file-exists'
  | 'file-missing'
  | 'folder-unreadable'
  | 'link-invalid'
  | 'no-music'
  | 'options-conflict'
  | 'price-invalid'
  | 'registry-elsewhere'
  | 'restore-incomplete'
  | 'site-running';

/** A command that cannot run; `message` is one line and says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code: CommandErrorCode;

  constructor(code: CommandErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
