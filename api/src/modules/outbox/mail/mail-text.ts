import { fillMailText, type MailTextDraft, type MailTextGroup } from '@firn/shared-contracts/api';
import { type Letter, type LetterText, type Sender, writeLetter } from './letter.ts';

interface Placeholder {
  readonly means: string;
  readonly sample: string;
  /** Opening or closing has to have it: no text may lose what it stands for. */
  readonly needed?: true;
}

/** The words of a mail that the office may change, beside the builder that knows the rest (docs/domain/mails.md#texts). */
export interface MailText<Name extends string = string> {
  /** That of the mail, unless one template has several texts. */
  readonly key: string;
  readonly title: string;
  readonly sentWhen: string;
  readonly group: MailTextGroup;
  readonly placeholders: Readonly<Record<Name, Placeholder>>;
  /** Paragraphs are parted by an empty line. */
  readonly defaults: MailTextDraft;
}

/** Keeps the names of the placeholders, so that a builder has a value for each. */
export const defineMailText = <Name extends string = never>(text: MailText<Name>): MailText<Name> => text;

/** Changed texts by key; null stands for the default. */
export type MailOverrides = Readonly<
  Record<string, { readonly [Field in keyof MailTextDraft]: MailTextDraft[Field] | null }>
>;

/** Who writes, and in which words. */
export interface Letterhead extends Sender {
  readonly texts: MailOverrides;
}

/** What the builder knows. What it says itself no change of the texts can lose. */
interface MailParts<Name extends string> extends Pick<Letter, 'greeting' | 'details' | 'link'> {
  readonly values: Readonly<Record<Name, string>>;
  /** After the opening. */
  readonly facts?: readonly string[];
  /** Before the closing. */
  readonly notices?: readonly string[];
  readonly company: Letterhead;
}

export interface WrittenMail extends LetterText {
  readonly subject: string;
}

const paragraphsOf = (text: string): string[] => text.split(/\n[^\S\n]*\n\s*/).filter((part) => part.trim());

/** Writes a mail in the words in force. Paragraphs are parted before values are put in: a value opens none. */
export function writeMail<Name extends string>(
  { key, defaults }: MailText<Name>,
  { values, facts = [], notices = [], company, ...parts }: MailParts<Name>,
): WrittenMail {
  const changed = company.texts[key];
  const filled = (text: string) => fillMailText(text, values);
  const paragraphs = (text: string) => paragraphsOf(text).map(filled).filter(Boolean);
  const letter = writeLetter({
    ...parts,
    opening: [...paragraphs(changed?.opening ?? defaults.opening), ...facts],
    closing: [...notices, ...paragraphs(changed?.closing ?? defaults.closing)],
    company,
  });
  return { subject: filled(changed?.subject ?? defaults.subject), ...letter };
}

/** A text with a mail written in it, as somebody might get it. */
export interface SampledMailText {
  readonly text: MailText;
  readonly sample: (company: Letterhead) => WrittenMail;
}
