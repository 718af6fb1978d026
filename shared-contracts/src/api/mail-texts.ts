import { type Static, Type } from 'typebox';
import { Instant, Iri, Nullable, strings } from './hydra.ts';
import { oneLine, patchSchema, text, writeSchema } from './write.ts';

/** What the texts of mails are about, in the order of their list. */
export const MAIL_TEXT_GROUPS = [
  'bookings',
  'waitlist',
  'events',
  'guides',
  'remembered',
  'pinboard',
  'accounts',
  'newsletter',
  'office',
] as const;
export type MailTextGroup = (typeof MAIL_TEXT_GROUPS)[number];

/** What the office writes itself; paragraphs are parted by an empty line. */
const words = { subject: oneLine(150), opening: text(4000), closing: text(4000) } as const;

export const MailTextPlaceholder = Type.Object(
  {
    /** Without its braces: `vorname`. */
    name: Type.String(),
    means: Type.String(),
    sample: Type.String(),
    /** Opening or closing has it, or the mail would keep something essential to itself. */
    needed: Type.Boolean(),
  },
  { $id: 'MailTextPlaceholder' },
);
export type MailTextPlaceholder = Static<typeof MailTextPlaceholder>;

/** A text as a form has it, for preview and test mail. */
export const MailTextDraft = writeSchema('MailTextDraft', words);
export type MailTextDraft = Static<typeof MailTextDraft>;

/** Null: the default. */
const overrides = {
  subject: Nullable(words.subject),
  opening: Nullable(words.opening),
  closing: Nullable(words.closing),
} as const;

/** `GET /api/mail_texts/{template}` (docs/domain/mails.md#texts). */
export const MailTextResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.String(),
    /** Key of the text, such as `booking_confirmed`. */
    id: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    title: Type.String(),
    sentWhen: Type.String(),
    group: strings(MAIL_TEXT_GROUPS),
    placeholders: Type.Array(MailTextPlaceholder),
    defaults: MailTextDraft,
    ...overrides,
    /** Full name; null if nobody has changed anything yet. */
    changedBy: Nullable(Type.String()),
    changedAt: Nullable(Instant),
  },
  { $id: 'MailText' },
);
export type MailTextResponse = Static<typeof MailTextResponse>;

export const MailTextPatch = patchSchema('MailTextPatch', overrides);
export type MailTextPatch = Static<typeof MailTextPatch>;

/** A patch as a form sends it: an emptied field stays empty, it is no way back to the default. */
export const MailTextWords = patchSchema('MailTextWords', words);
export type MailTextWords = Static<typeof MailTextWords>;

/** A mail as somebody would get it. */
export const MailPreview = Type.Object(
  { '@type': Type.Literal('MailPreview'), subject: Type.String(), text: Type.String(), html: Type.String() },
  { $id: 'MailPreview' },
);
export type MailPreview = Static<typeof MailPreview>;

/** The text in force. */
export const mailTextInForce = ({
  defaults,
  subject,
  opening,
  closing,
}: Pick<MailTextResponse, 'defaults' | 'subject' | 'opening' | 'closing'>): MailTextDraft => ({
  subject: subject ?? defaults.subject,
  opening: opening ?? defaults.opening,
  closing: closing ?? defaults.closing,
});
