import type { Company } from '@firn/shared-contracts/api';
import { type LetterParts, letterHtml } from './letter-html.ts';

type Look = Pick<LetterParts['company'], 'mailColour' | 'mailLogo'>;

/** The settings say whom to ask, how every mail ends, and how it looks. */
export interface Sender extends Pick<Company, 'name' | 'phone' | 'email'>, Look {
  readonly mailFoot: string;
}

/** What every mail says in its own words; plain text, escaped here. */
export interface Letter {
  /** «Hallo Nina». */
  readonly greeting: string;
  readonly opening: readonly string[];
  /** Label and value, each on a line. */
  readonly details?: readonly (readonly [label: string, value: string])[];
  readonly link?: { readonly text: string; readonly url: string };
  readonly closing: readonly string[];
  readonly company: Sender;
}

export interface LetterText {
  readonly text: string;
  readonly html: string;
}

/**
 * A mail as text and as HTML, which say the same, ending with name, phone and e-mail of the company and the foot of all
 * mails.
 */
export function writeLetter({ greeting, opening, details = [], link, closing, company }: Letter): LetterText {
  const signature = `${company.name}, ${company.phone}, ${company.email}`;
  const foot = [signature, ...(company.mailFoot ? [company.mailFoot] : [])];
  const before = [greeting, ...opening];
  const listed = details.length > 0 ? [details.map(([label, value]) => `${label}: ${value}`).join('\n')] : [];
  const linked = link ? [`${link.text}: ${link.url}`] : [];
  return {
    text: [...before, ...listed, ...linked, ...closing, ...foot].join('\n\n'),
    html: letterHtml({ before, details, link: link ?? null, after: closing, foot, company }),
  };
}
