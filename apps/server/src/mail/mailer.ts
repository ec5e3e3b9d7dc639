export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** What the mail is for: `confirm-signup`, `payout-paid`. Names the file, the log line, a header. */
  readonly kind: string;
  readonly language: string;
  /** Given by a job that may run twice, so both tries carry the same Message-ID. */
  readonly id?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<{ readonly id: string }>;
  /** False when mails only land in a folder: then nobody can be asked to click a link. */
  isConfigured(): boolean;
  close(): Promise<void>;
}
