import { escapeHtml } from '../../../lib/swiss-format.ts';
import { letterStyle } from './letter-style.ts';
import { logoAddress } from './logo.ts';
import { mailColours } from './mail-colours.domain.ts';

/** A letter in the order in which it is read; plain text, escaped here. */
export interface LetterParts {
  readonly before: readonly string[];
  readonly details: readonly (readonly [label: string, value: string])[];
  readonly link: { readonly text: string; readonly url: string } | null;
  readonly after: readonly string[];
  /** Name, phone and address of the company stand first. */
  readonly foot: readonly string[];
  readonly company: {
    readonly name: string;
    readonly mailColour: string;
    /** Id of a picture of the library; null for none. */
    readonly mailLogo: string | null;
  };
}

const WIDTH = 600;
const FAMILY = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const font = (size: string, weight = 'normal') => `font:${weight} ${size} ${FAMILY}`;
/** A long address breaks before it makes the mail wider than a small screen. */
const BREAKS = 'overflow-wrap:anywhere;word-break:break-word';
const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

type Light = ReturnType<typeof mailColours>['light'];

const words = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (said: string, { text }: Light) =>
  `<p class="text" style="margin:0 0 16px;color:${text};${font('16px/1.5')};${BREAKS}">${words(said)}</p>`;

const smallPrint = (said: string, { quiet }: Light) =>
  `<p class="quiet" style="margin:0 0 8px;color:${quiet};${font('14px/1.5')};${BREAKS}">${words(said)}</p>`;

function head({ name, mailLogo }: LetterParts['company'], { text }: Light): string {
  const letters = `color:${text};${font('20px/1.3', 'bold')}`;
  const said = escapeHtml(name);
  if (!mailLogo) return `<span class="name" style="${letters}">${said}</span>`;
  const shape = 'display:block;width:auto;max-width:240px;max-height:96px;height:auto;border:0';
  return `<img class="logo" src="${logoAddress(mailLogo)}" alt="${said}" style="${shape};${letters}">`;
}

function table(details: LetterParts['details'], { text, quiet, line }: Light): string[] {
  if (details.length === 0) return [];
  const cell = `padding:8px 12px 8px 0;border-top:1px solid ${line};vertical-align:top;${font('16px/1.4')};${BREAKS}`;
  const rows = details.map(
    ([label, value]) =>
      `<tr><th class="label line quiet" scope="row" align="left" style="${cell};width:38%;color:${quiet}">${words(label)}</th>` +
      `<td class="value line text" style="${cell};color:${text}">${words(value)}</td></tr>`,
  );
  const shape = 'width:100%;margin:0 0 20px;border-collapse:collapse';
  return [`<table cellpadding="0" cellspacing="0" border="0" style="${shape}">`, ...rows, '</table>'];
}

function button(link: LetterParts['link'], light: Light): string[] {
  if (!link) return [];
  const shape = `display:inline-block;padding:13px 22px;text-decoration:none;${font('16px/1.3', 'bold')}`;
  const url = escapeHtml(link.url);
  return [
    `<table ${LAYOUT} style="margin:8px 0 12px"><tr>`,
    `<td class="button" bgcolor="${light.button}" style="border-radius:6px;background-color:${light.button}">`,
    `<a href="${url}" style="${shape};color:${light.buttonText}">${words(link.text)}</a></td></tr></table>`,
    `<p class="quiet" style="margin:0 0 16px;color:${light.quiet};${font('14px/1.5')};word-break:break-all">${url}</p>`,
  ];
}

const row = (padding: string, content: readonly string[], more = '') => [
  `<tr><td class="inner${more && ' line'}" style="padding:${padding}${more}">`,
  ...content,
  '</td></tr>',
];

/** A mail in the look of the house (docs/domain/mails.md#look). */
export function letterHtml({ before, details, link, after, foot, company }: LetterParts): string {
  const { light, dark } = mailColours(company.mailColour);
  const page = `background-color:${light.page}`;
  const sheet = `width:100%;max-width:${WIDTH}px;background-color:${light.ground};border-top:4px solid ${light.button}`;
  return [
    '<!doctype html>',
    '<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(company.name)}</title>`,
    letterStyle(light, dark),
    `</head><body class="page" style="margin:0;padding:0;${page}">`,
    `<table class="page" ${LAYOUT} bgcolor="${light.page}" style="width:100%;${page}"><tr><td align="center" style="padding:16px 8px">`,
    `<table class="ground" ${LAYOUT} bgcolor="${light.ground}" style="${sheet}">`,
    ...row('24px 32px 8px', [head(company, light)]),
    ...row('16px 32px 8px', [
      ...before.map((said) => paragraph(said, light)),
      ...table(details, light),
      ...button(link, light),
      ...after.map((said) => paragraph(said, light)),
    ]),
    ...row(
      '16px 32px 24px',
      foot.map((said) => smallPrint(said, light)),
      `;border-top:1px solid ${light.line}`,
    ),
    '</table></td></tr></table>',
    '</body></html>',
  ].join('\n');
}
