import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { GUIDE_LEVELS, INVOICE_TIMINGS, VAT_METHODS } from '../domain/states.ts';
import { emailAddress } from './accounts.ts';
import { Instant, Iri, Nullable, strings, versioned } from './hydra.ts';
import { RICH_TEXT_LENGTH } from './offers-write.ts';
import { filledText, oneLine, patchSchema, reference, text } from './write.ts';

const row = <T extends TProperties>($id: string, fields: T): TObject<T> =>
  Type.Object(fields, { $id, additionalProperties: false });
const WebAddress = Type.String({ maxLength: 500, pattern: '^https://\\S+$' });
/** Without blanks, in capitals; the check digits are tested where it is written. */
const Iban = Type.String({ pattern: '^(CH|LI)\\d{2}[0-9A-Z]{17}$' });
const days = Type.Integer({ minimum: 0, maximum: 180 });
const perHour = Type.Integer({ minimum: 0, maximum: 1000 });
const atATime = Type.Integer({ minimum: 1, maximum: 1000 });

/** One line of the opening hours: «Mo–Fr», «08:30–12:00». */
export const OpeningHours = row('OpeningHours', { days: filledText(40), hours: filledText(80) });
export type OpeningHours = Static<typeof OpeningHours>;

export const SocialLink = row('SocialLink', { name: filledText(40), url: WebAddress });
export type SocialLink = Static<typeof SocialLink>;

/** A partner without an address is named without a link. */
export const Partner = row('Partner', { name: filledText(60), url: Nullable(WebAddress) });
export type Partner = Static<typeof Partner>;

/** Rappen that a guide of a level costs a day; a level without one costs nothing in the figures of an event. */
export const DayRate = row('DayRate', {
  level: strings(GUIDE_LEVELS),
  rate: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
});
export type DayRate = Static<typeof DayRate>;

/** What the company says of itself, in the footer and wherever people are asked to call. */
const companyFields = {
  name: filledText(80),
  street: filledText(80),
  postalCode: filledText(10),
  city: filledText(60),
  phone: filledText(30),
  email: Type.String({ format: 'email', maxLength: 180 }),
  openingHours: Type.Array(OpeningHours, { maxItems: 7 }),
  socialLinks: Type.Array(SocialLink, { maxItems: 8 }),
  partners: Type.Array(Partner, { maxItems: 12 }),
} as const;

/** The same as it is read: a company that was not set up yet has empty texts (docs/domain/setup.md#before). */
const readCompanyFields = {
  ...companyFields,
  name: text(80),
  street: text(80),
  postalCode: text(10),
  city: text(60),
  phone: text(30),
  email: Type.String({ maxLength: 180 }),
} as const;

const conditionsText = text(RICH_TEXT_LENGTH);

const glacierGuestsPerGuide = Type.Integer({ minimum: 1, maximum: 20 });

const settingsFields = {
  ...companyFields,
  /** Who every mail is from (docs/domain/mails.md#sender). */
  senderName: oneLine(60),
  senderAddress: emailAddress,
  /** Where answers go that nobody else is named for; null: to the sender. */
  replyAddress: Nullable(emailAddress),
  /** The last lines of every mail; empty: none. */
  mailFoot: text(600),
  /** IRI of a picture on top of every mail; null: the name of the company (docs/domain/mails.md#look). */
  mailLogo: Nullable(reference('extended_media_objects')),
  /** Colour of buttons and links in mails. */
  mailColour: Type.String({ pattern: '^#[0-9a-f]{6}$' }),
  /** Formatted text shown before a booking is sent. */
  conditionsText,
  /** Of every event that states none itself (docs/domain/prices.md#sac-discount). */
  sacDiscountPercent: Type.Integer({ minimum: 0, maximum: 100 }),
  /** docs/domain/payments.md#due-date */
  paymentTermDays: days,
  dueBeforeStartDays: days,
  shortestTermDays: days,
  /** docs/domain/events.md#deadline */
  registrationDeadlineDays: days,
  registrationDeadlineDaysDayTour: days,
  /** docs/domain/material.md#changes */
  materialChangeDays: Type.Integer({ minimum: 0, maximum: 60 }),
  /** docs/domain/events.md#whom-to-call */
  guideContactDays: Type.Integer({ minimum: 0, maximum: 60 }),
  /** docs/domain/catalogue-check.md#group-size */
  glacierGuestsPerGuide,
  /** docs/domain/states.md#event */
  autoConfirm: Type.Boolean(),
  /** docs/domain/events.md#tours-by-guides */
  autoPublishSpontaneous: Type.Boolean(),
  /** docs/domain/accounts.md#second-factor */
  adminSecondFactor: Type.Boolean(),
  /** Whether old data go by themselves (docs/domain/privacy.md#retention); off until somebody has read the report. */
  retentionRuns: Type.Boolean(),
  /** Bookings without an account that bind at once (docs/domain/bookings.md#bookings-without-an-account). */
  bookingsPerNetworkPerHour: perHour,
  bookingsPerEmailPerHour: perHour,
  /** Bookings that wait for their link at a time. */
  heldBookingsPerNetwork: atATime,
  heldBookingsPerEmail: atATime,
  /** Hours for which seats wait for a group too large for them; 0: for ever (docs/domain/bookings.md#waiting-list). */
  waitlistJumpHours: Type.Integer({ minimum: 0, maximum: 720 }),
  /** Accounts of the company (docs/domain/payments.md#qr-bill): what is paid back leaves from the first. */
  iban: Nullable(Iban),
  qrIban: Nullable(Iban),
  /** `CHE-123.456.789 MWST`; null for a company that owes no VAT. */
  vatNumber: Nullable(Type.String({ pattern: '^CHE-\\d{3}\\.\\d{3}\\.\\d{3} MWST$' })),
  vatMethod: strings(VAT_METHODS),
  /** Percent of the turnover, at most two decimals; for the flat rate alone. */
  flatRatePercent: Type.Number({ minimum: 0, maximum: 10 }),
  /** docs/domain/payments.md#invoices */
  invoiceTiming: strings(INVOICE_TIMINGS),
  invoiceDaysBeforeDue: days,
  /** 0: no deposit. */
  depositPercent: Type.Integer({ minimum: 0, maximum: 90 }),
  depositTermDays: days,
  /** docs/domain/payments.md#methods */
  twintOffered: Type.Boolean(),
  cardOffered: Type.Boolean(),
  /** docs/domain/payments.md#dunning */
  firstReminderDays: days,
  secondReminderDays: days,
  reminderFee: Type.Integer({ minimum: 0, maximum: 20_000, multipleOf: 5 }),
  /** docs/domain/payments.md#vouchers */
  voucherYears: Type.Integer({ minimum: 5, maximum: 30 }),
  dayRates: Type.Array(DayRate, { maxItems: GUIDE_LEVELS.length }),
} as const;

export const CONNECTION_NAMES = ['database', 'mail', 'files'] as const;

/** A service that the environment of the API connects, without its secrets. */
export const Connection = Type.Object(
  {
    name: strings(CONNECTION_NAMES),
    /** Masked: `smtp://•••@mail.example`; null while what is built in takes its place. */
    address: Nullable(Type.String()),
  },
  { $id: 'Connection' },
);
export type Connection = Static<typeof Connection>;

export const SettingsResponse = Type.Object(
  {
    ...versioned,
    ...settingsFields,
    ...readCompanyFields,
    connections: Type.Array(Connection),
    /** Full name; null if nobody has changed anything yet. */
    changedBy: Nullable(Type.String()),
    changedAt: Nullable(Instant),
  },
  { $id: 'Settings' },
);
export type SettingsResponse = Static<typeof SettingsResponse>;

export const SettingsPatch = patchSchema('SettingsPatch', settingsFields);
export type SettingsPatch = Static<typeof SettingsPatch>;

/** `GET /api/company`: the part of the settings that everybody may read. */
export const CompanyResponse = Type.Object(
  {
    '@id': Iri,
    '@type': Type.String(),
    ...readCompanyFields,
    conditionsText,
    /** Most guests of one guide on a glacier; an API of before says none. */
    glacierGuestsPerGuide: Type.Optional(glacierGuestsPerGuide),
    /** Address of the page on insurance and rescue (docs/domain/content.md#pages-by-role); left out where there is none. */
    insurancePage: Type.Optional(Type.String({ pattern: '^/' })),
  },
  { $id: 'Company' },
);
export type CompanyResponse = Static<typeof CompanyResponse>;

/** The company as the frame of every page knows it. */
export type Company = Static<TObject<typeof companyFields>>;
