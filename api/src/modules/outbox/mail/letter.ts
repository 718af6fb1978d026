import type { Company } from '@firn/shared-contracts/api';
import { escapeHtml } from '../../../lib/swiss-format.ts';

/** Whom to ask, from the settings, and the last lines of every mail. */
export interface Sender extends Pick<Company, 'name' | 'phone' | 'email'> {
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

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** A mail as text and as HTML, ending with name, phone and e-mail of the company and the foot of all mails. */
export function writeLetter({ greeting, opening, details = [], link, closing, company }: Letter): LetterText {
  const signature = `${company.name}, ${company.phone}, ${company.email}`;
  const before = [greeting, ...opening];
  const after = [...closing, signature, ...(company.mailFoot ? [company.mailFoot] : [])];
  const rows = details.map(
    ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const listed = details.length > 0 ? [details.map(([label, value]) => `${label}: ${value}`).join('\n')] : [];
  return {
    text: [...before, ...listed, ...(link ? [`${link.text}: ${link.url}`] : []), ...after].join('\n\n'),
    html: [
      '<!doctype html><html lang="de-CH"><body>',
      ...before.map(paragraph),
      ...(rows.length > 0 ? [`<table>${rows.join('')}</table>`] : []),
      ...(link ? [`<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.text)}</a></p>`] : []),
      ...after.map(paragraph),
      '</body></html>',
    ].join('\n'),
  };
}
