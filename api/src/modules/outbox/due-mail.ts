import type { Tx } from '../../db/client.ts';
import type { OwnWords } from './mail/own-words.ts';
import type { OutgoingMail } from './outbox.repository.ts';

/** A mail that a rule brings (docs/domain/mails.md#rules-by-time), before anybody has written it. */
export interface DueMail {
  /** IRI of what the rule writes about once. */
  readonly about: string;
  readonly recipient: string;
  /** Title of the event; null for a mail about several. */
  readonly event: string | null;
  /** Writes the mail, with whatever it opens; null where it has become needless. */
  readonly write: (tx: Tx) => Promise<OutgoingMail | null>;
}

/** Asks for mails that are due and were not sent. */
export interface DueQuery {
  /** The name of the rule in `reminders`. */
  readonly key: string;
  readonly words: OwnWords;
  readonly now: Date;
  /** Origin that visitors use, for links in mails. */
  readonly origin: string;
  /**
   * The most mails to find; what they are about is locked until the transaction ends: another worker passes it by.
   * Null for all of them, to be looked at.
   */
  readonly batch: number | null;
}
