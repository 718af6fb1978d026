import type { Letterhead } from './mail-text.ts';

/** Words of a rule in place of those of its mail; empty: those of the mail. */
export interface OwnWords {
  readonly subject: string;
  readonly text: string;
}

/** The letterhead with the words of a rule as subject and opening of a mail (docs/domain/mails.md#rules-by-time). */
export function inOwnWords<Company extends Letterhead>(
  company: Company,
  key: string,
  { subject, text }: OwnWords,
): Company {
  const changed = company.texts[key];
  const words = {
    subject: subject.trim() || (changed?.subject ?? null),
    opening: text.trim() || (changed?.opening ?? null),
    closing: changed?.closing ?? null,
  };
  return { ...company, texts: { ...company.texts, [key]: words } };
}
