/**
 * The rights of every caller (docs/domain/permissions.md), the one table that routes and their tests read.
 * Columns: anonymous, user, guide, partner guide, admin, super admin. A cell says what a caller reaches:
 * `-` nothing, `P` what is public, `o` also their own, `e` also what belongs to their events,
 * `*` everything.
 */
import {
  EVERYBODY,
  NOBODY_BELOW_ADMIN,
  OWN,
  PROGRAMS_ALONE,
  PUBLIC,
  SUPER_ADMIN,
  WRITTEN_BY_OFFICE,
} from './cells.ts';
import { MONEY_MATRIX } from './money-matrix.ts';
import { SITE_MATRIX } from './site-matrix.ts';

export const PERMISSION_MATRIX = {
  offers: {
    read: 'P P e e * *',
    ...WRITTEN_BY_OFFICE,
    transition: NOBODY_BELOW_ADMIN,
  },
  events: {
    read: 'P o e e * *',
    create: '- - e e * *',
    update: '- - e e * *',
    /** Guides: drafts that they made themselves (docs/domain/events.md#drafts-of-guides). */
    remove: '- - e e * *',
    transition: '- - e e * *',
    duplicate: NOBODY_BELOW_ADMIN,
    bulk: NOBODY_BELOW_ADMIN,
    season: NOBODY_BELOW_ADMIN,
  },
  user_events: { read: '- o o o * *' },
  activities: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
  },
  levels: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
  },
  sleeping_styles: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
  },
  /** Companies that bring guests. */
  partners: {
    read: NOBODY_BELOW_ADMIN,
    statement: NOBODY_BELOW_ADMIN,
    ...WRITTEN_BY_OFFICE,
  },
  search_words: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
  },
  tags: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
    merge: NOBODY_BELOW_ADMIN,
  },
  notes: {
    read: NOBODY_BELOW_ADMIN,
    ...WRITTEN_BY_OFFICE,
  },
  vat_rates: { read: EVERYBODY, create: SUPER_ADMIN, update: SUPER_ADMIN, remove: SUPER_ADMIN },
  cancellation_policies: {
    read: EVERYBODY,
    create: SUPER_ADMIN,
    update: SUPER_ADMIN,
    remove: SUPER_ADMIN,
  },
  /** Guides read all of the houses in which their events sleep; everybody else what a house is called and where it is. */
  accommodations: {
    read: 'P P e e * *',
    ...WRITTEN_BY_OFFICE,
  },
  /** Guides read where their own events sleep. */
  event_accommodations: {
    read: '- - e e * *',
    ...WRITTEN_BY_OFFICE,
    transition: NOBODY_BELOW_ADMIN,
  },
  /** Prices are public; what there is of a material is the office's. */
  renting_materials: {
    read: EVERYBODY,
    ...WRITTEN_BY_OFFICE,
  },
  renting_material_properties: { read: EVERYBODY },
  /** Guests read their own and those of the booking whose token they hold, guides those of their events. */
  renting_material_orders: { read: 'P o e e * *', transition: NOBODY_BELOW_ADMIN },
  ...SITE_MATRIX,
  users: {
    read: 'P o o o * *',
    update: '- o o o * *',
    transition: NOBODY_BELOW_ADMIN,
    merge: NOBODY_BELOW_ADMIN,
    /** Second factor and passkeys that somebody has lost. */
    remove_factors: '- - - - - *',
  },
  user_groups: { read: NOBODY_BELOW_ADMIN },
  /** The family of a guest, for whoever books for them on the phone. */
  user_family: { read: NOBODY_BELOW_ADMIN },
  family_members: { read: OWN, create: OWN, update: OWN, remove: OWN },
  /** `export_of`: of anybody, on request. */
  privacy: { export: OWN, remove: OWN, export_of: NOBODY_BELOW_ADMIN },
  retention: { read: NOBODY_BELOW_ADMIN },
  bookings: {
    read: 'P o o o * *',
    list: '- o o o * *',
    create: EVERYBODY,
    confirm: 'P P P P P P',
    update: NOBODY_BELOW_ADMIN,
    transition: NOBODY_BELOW_ADMIN,
    mails: NOBODY_BELOW_ADMIN,
    /** Mails again that did not arrive. */
    send: NOBODY_BELOW_ADMIN,
    /** Own ones, and those whose token somebody holds. */
    change: 'P o o o * *',
    restore: NOBODY_BELOW_ADMIN,
    /** The same as `change`. */
    pay: 'P o o o * *',
  },
  ...MONEY_MATRIX,
  /** Outside the demo nothing is there. */
  demo_outbox: { read: PUBLIC },
  private_requests: {
    read: NOBODY_BELOW_ADMIN,
    create: EVERYBODY,
    update: NOBODY_BELOW_ADMIN,
    answer: NOBODY_BELOW_ADMIN,
  },
  seat_options: {
    read: NOBODY_BELOW_ADMIN,
    create: NOBODY_BELOW_ADMIN,
    release: NOBODY_BELOW_ADMIN,
  },
  /** Whoever holds the secret of a link reads by it. */
  seat_option_links: { read: PUBLIC },
  /** Whoever holds the secret of a mail reads by it. */
  private_offers: { read: PUBLIC, decline: PUBLIC },
  suspicious_bookings: { read: NOBODY_BELOW_ADMIN, cancel: NOBODY_BELOW_ADMIN },
  /** Entries of whoever holds the secret of a mail; by the id, one's own. */
  waitlist_entries: {
    read: PUBLIC,
    list: '- o o o * *',
    create: EVERYBODY,
    answer: PUBLIC,
    offer: NOBODY_BELOW_ADMIN,
  },
  postal_codes: { read: PUBLIC },
  price_quotes: { create: EVERYBODY },
  booking_persons: { read: '- - e e * *', update: '- - e e * *' },
  /** Admins read who remembers an event. */
  remembered_events: { read: '- o o o * *', create: OWN, remove: OWN },
  /** Own ones: of events one takes part in. */
  pinboard_posts: { read: '- o e e * *', create: '- o e e * *', remove: '- o e e * *' },
  event_reports: {
    read: '- - e e * *',
    update: '- - e e * *',
    return: NOBODY_BELOW_ADMIN,
    /** To ask the guides for a report that is missing. */
    request: NOBODY_BELOW_ADMIN,
    acknowledge: NOBODY_BELOW_ADMIN,
    /** To show a picture of it to guests. */
    publish: NOBODY_BELOW_ADMIN,
  },
  /** `answer` and `request` by the secret of a mail, whoever holds it; guides read their own figures, without names. */
  feedbacks: {
    read: NOBODY_BELOW_ADMIN,
    update: NOBODY_BELOW_ADMIN,
    answer: PUBLIC,
    request: PUBLIC,
    summary: '- - e e * *',
    subjects: NOBODY_BELOW_ADMIN,
  },
  /** Published voices. */
  voices: { read: PUBLIC },
  event_finance: { read: NOBODY_BELOW_ADMIN },
  /** Guides take away their own alone. */
  event_pictures: { read: '- - e e * *', create: '- - e e * *', remove: '- - e e * *' },
  /** Attachments of mails, which whoever may make them reads; by a signed address whoever holds it. */
  documents: { create: NOBODY_BELOW_ADMIN, open: PUBLIC },
  event_messages: { read: '- - e e * *', create: '- - e e * *' },
  /** Guides: to those who take part in their events. */
  text_messages: { read: '- - e e * *', create: '- - e e * *', withdraw: '- - e e * *' },
  text_opt_outs: { read: NOBODY_BELOW_ADMIN, create: NOBODY_BELOW_ADMIN, remove: NOBODY_BELOW_ADMIN },
  guide_availabilities: { read: '- - o o * *', update: '- - o o * *', feed: '- - o o * *' },
  guide_feeds: { read: 'P P P P P P' },
  /** Tokens of programs; what each opens: `token-matrix.ts`. */
  api_tokens: { read: NOBODY_BELOW_ADMIN, create: NOBODY_BELOW_ADMIN, remove: NOBODY_BELOW_ADMIN },
  /** Programs of resellers read it (docs/domain/octo.md). */
  octo: { read: PROGRAMS_ALONE },
  webhook_endpoints: {
    read: NOBODY_BELOW_ADMIN,
    create: NOBODY_BELOW_ADMIN,
    activate: NOBODY_BELOW_ADMIN,
    retry: NOBODY_BELOW_ADMIN,
    remove: NOBODY_BELOW_ADMIN,
  },
  calendar_addresses: { read: NOBODY_BELOW_ADMIN, create: NOBODY_BELOW_ADMIN, remove: NOBODY_BELOW_ADMIN },
  /** They show to everybody what the agenda shows to anybody. */
  agenda_feeds: { read: PUBLIC },
  sitemap: { read: PUBLIC },
  /** The calendar itself, for whoever has one of these addresses. */
  company_calendar: { read: PUBLIC },
  guide_assignments: {
    read: '- - o o * *',
    create: NOBODY_BELOW_ADMIN,
    transition: '- - o o * *',
    conflicts: NOBODY_BELOW_ADMIN,
  },
  guide_candidates: { read: NOBODY_BELOW_ADMIN },
  guide_searches: {
    read: NOBODY_BELOW_ADMIN,
    create: NOBODY_BELOW_ADMIN,
    stop: NOBODY_BELOW_ADMIN,
  },
  planning_board: { read: NOBODY_BELOW_ADMIN },
  registration: { create: PUBLIC, confirm: PUBLIC },
  password_reset: { create: PUBLIC, complete: PUBLIC },
  invitations: { read: PUBLIC, create: NOBODY_BELOW_ADMIN },
  event_questions: { create: PUBLIC },
  newsletter_subscriptions: {
    read: NOBODY_BELOW_ADMIN,
    create: PUBLIC,
    confirm: PUBLIC,
    remove: PUBLIC,
  },
  own_newsletter: { read: OWN, update: OWN },
  own_sizes: { read: OWN, update: OWN },
  own_diet: { read: OWN, update: OWN, remove: OWN },
  booking_drafts: { read: OWN, update: OWN, remove: OWN },
  captcha: { read: PUBLIC, check: PUBLIC },
  open_work: { read: NOBODY_BELOW_ADMIN },
  catalogue_findings: { read: NOBODY_BELOW_ADMIN },
  tasks: {
    read: NOBODY_BELOW_ADMIN,
    create: NOBODY_BELOW_ADMIN,
    update: NOBODY_BELOW_ADMIN,
    transition: NOBODY_BELOW_ADMIN,
    comment: NOBODY_BELOW_ADMIN,
    /** The choice to get the own tasks by mail. */
    mail: NOBODY_BELOW_ADMIN,
  },
  settings: { read: NOBODY_BELOW_ADMIN, update: NOBODY_BELOW_ADMIN, company: EVERYBODY },
  /** The accounting system: no token is in what an admin reads. */
  bexio: { read: NOBODY_BELOW_ADMIN, update: SUPER_ADMIN, connect: SUPER_ADMIN, retry: SUPER_ADMIN },
  /** Texts of mails; to write one is a super admin's, as the conditions are. */
  mail_texts: {
    read: NOBODY_BELOW_ADMIN,
    update: '- - - - - *',
    preview: NOBODY_BELOW_ADMIN,
    test: NOBODY_BELOW_ADMIN,
  },
  /** Rules of mails by time; `preview` says whom one would reach. */
  message_rules: {
    read: NOBODY_BELOW_ADMIN,
    ...WRITTEN_BY_OFFICE,
    preview: NOBODY_BELOW_ADMIN,
  },
  history: { read: NOBODY_BELOW_ADMIN },
  audit_entries: { read: NOBODY_BELOW_ADMIN, export: NOBODY_BELOW_ADMIN },
  /** Files of lists, and plans of them; single columns are a super admin's (`field-matrix.ts`). */
  exports: {
    read: NOBODY_BELOW_ADMIN,
    create: NOBODY_BELOW_ADMIN,
    cancel: NOBODY_BELOW_ADMIN,
  },
  session: { read: EVERYBODY, confirm: '- o o o * *', begin: EVERYBODY, end: EVERYBODY },
  /** Own ones alone, of the office too. */
  own_account: { update: OWN, confirm: 'P P P P P P' },
  second_factor: { read: OWN, update: OWN },
  passkeys: { read: OWN, create: OWN, remove: OWN, log_in: 'P P P P P P' },
  sessions: { read: OWN, remove: OWN },
  documentation: { read: EVERYBODY },
  health: { read: EVERYBODY },
} as const;

type Matrix = typeof PERMISSION_MATRIX;
export type AccessResource = keyof Matrix;
/** `offers.update`: a row of the matrix. */
export type Permission = { [R in AccessResource]: `${R}.${keyof Matrix[R] & string}` }[AccessResource];
