import { TourDraftPatch } from '@firn/shared-contracts/api';
import type { ExportKind } from '@firn/shared-contracts/domain';
import type { Permission } from './permission-matrix.ts';
import { AUDIENCES, type Audience } from './reach.ts';

/** The readers of a field, by the columns of the permission matrix, and the value that everybody else reads instead. */
export interface FieldRule {
  /** `*` of every item, `e` of the events they guide, `o` of what is their own, `-` of none. */
  readonly cells: string;
  readonly hidden: null | false | readonly [];
}

const rule = (cells: string, hidden: FieldRule['hidden'] = null): FieldRule => ({ cells, hidden });
const OFFICE = '- - - - * *';
const EVENT_TEAM = '- - e e * *';
const OWN = '- o o o * *';

/** Fields that not every reader of a resource sees (docs/domain/permissions.md). */
export const FIELD_MATRIX = {
  // Nobody is named before they have agreed (docs/domain/events.md#guides).
  offers: { accountingNo: rule(OFFICE), guides: rule(OFFICE, []) },
  events: {
    organized: rule(EVENT_TEAM),
    guideFinished: rule(EVENT_TEAM),
    concluded: rule(EVENT_TEAM),
    bookedPlaces: rule(EVENT_TEAM),
    waitingPersons: rule(EVENT_TEAM),
    numberOfBookedRooms: rule(EVENT_TEAM),
    own: rule(EVENT_TEAM),
    assignments: rule(EVENT_TEAM),
    notes: rule(EVENT_TEAM),
    reviewComment: rule(EVENT_TEAM),
    reportReturnReason: rule(EVENT_TEAM),
    proposedBy: rule(EVENT_TEAM),
    accountingNo: rule(OFFICE),
    autoConfirm: rule(OFFICE),
    decisionDate: rule(OFFICE),
    previousState: rule(OFFICE),
  },
  accommodations: {
    address: rule(EVENT_TEAM),
    owner: rule(EVENT_TEAM),
    warden: rule(EVENT_TEAM),
    phone: rule(EVENT_TEAM),
    wardenPhone: rule(EVENT_TEAM),
    email: rule(EVENT_TEAM),
    beds: rule(EVENT_TEAM),
    rooms: rule(EVENT_TEAM),
    memberPrice: rule(EVENT_TEAM),
    guestPrice: rule(EVENT_TEAM),
    halfBoardPrice: rule(EVENT_TEAM),
    arrivalHint: rule(EVENT_TEAM),
    keyNote: rule(EVENT_TEAM),
    sacHutNumber: rule(OFFICE),
    asksBy: rule(OFFICE),
    allergiesInWords: rule(OFFICE),
    releaseDays: rule(OFFICE),
    releaseTime: rule(OFFICE),
  },
  renting_materials: { stock: rule(OFFICE) },
  renting_material_orders: { note: rule(EVENT_TEAM), changedBy: rule(EVENT_TEAM), picture: rule(OFFICE) },
  guide_assignments: { overrideReason: rule(OFFICE) },
  bookings: { accountingNos: rule(OFFICE) },
  // Guides write by the platform, which knows the addresses (docs/domain/permissions.md#participants-for-guides).
  booking_persons: { email: rule(OFFICE) },
  users: {
    salutation: rule(OWN),
    email: rule(OWN),
    birthday: rule(OWN),
    address: rule(OWN),
    postalCode: rule(OWN),
    city: rule(OWN),
    state: rule(OWN),
    country: rule(OWN),
    code: rule(OWN),
    customerId: rule(OWN),
    phone: rule(OWN),
    contactFirstName: rule(OWN),
    contactLastName: rule(OWN),
    contactPhone: rule(OWN),
    sac: rule(OWN, false),
    sacNumber: rule(OWN),
    userState: rule(OWN),
    hasAccount: rule(OFFICE, false),
    createdAt: rule(OWN),
    lastSeenAt: rule(OFFICE),
    roles: rule(OWN, []),
    groups: rule(OWN, []),
    newsletter: rule(OWN),
    spontaneousTourPermission: rule(OWN, false),
    tourCreatePermission: rule(OWN, false),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;

const SUPER_ADMIN = '- - - - - *';

/** The fields that make a tour: its guides write them while it is a draft, which the office looks at before anybody else. */
const DRAFTED = '- - d d * *';
const { programText: _always, ...DRAFT_FIELDS } = TourDraftPatch.properties;

/** Every other field of a row. */
const OTHERS = '*';

/**
 * Fields that only some of those write who may do what a row of the permission matrix says: of all items (`*`), of
 * the events they guide (`e`), or of those while they are drafts (`d`). The field `*` stands for every field that is not named.
 */
export const FIELD_WRITE_MATRIX: Readonly<Partial<Record<Permission, Readonly<Record<string, string>>>>> = {
  'settings.update': {
    senderName: SUPER_ADMIN,
    senderAddress: SUPER_ADMIN,
    replyAddress: SUPER_ADMIN,
    mailFoot: SUPER_ADMIN,
    mailLogo: SUPER_ADMIN,
    mailColour: SUPER_ADMIN,
    conditionsText: SUPER_ADMIN,
    sacDiscountPercent: SUPER_ADMIN,
    paymentTermDays: SUPER_ADMIN,
    dueBeforeStartDays: SUPER_ADMIN,
    shortestTermDays: SUPER_ADMIN,
    registrationDeadlineDays: SUPER_ADMIN,
    registrationDeadlineDaysDayTour: SUPER_ADMIN,
    materialChangeDays: SUPER_ADMIN,
    guideContactDays: SUPER_ADMIN,
    glacierGuestsPerGuide: SUPER_ADMIN,
    autoConfirm: SUPER_ADMIN,
    autoPublishSpontaneous: SUPER_ADMIN,
    adminSecondFactor: SUPER_ADMIN,
    retentionRuns: SUPER_ADMIN,
    bookingsPerNetworkPerHour: SUPER_ADMIN,
    bookingsPerEmailPerHour: SUPER_ADMIN,
    heldBookingsPerNetwork: SUPER_ADMIN,
    heldBookingsPerEmail: SUPER_ADMIN,
    waitlistJumpHours: SUPER_ADMIN,
    iban: SUPER_ADMIN,
    qrIban: SUPER_ADMIN,
    vatNumber: SUPER_ADMIN,
    vatMethod: SUPER_ADMIN,
    flatRatePercent: SUPER_ADMIN,
    invoiceTiming: SUPER_ADMIN,
    invoiceDaysBeforeDue: SUPER_ADMIN,
    depositPercent: SUPER_ADMIN,
    depositTermDays: SUPER_ADMIN,
    twintOffered: SUPER_ADMIN,
    cardOffered: SUPER_ADMIN,
    firstReminderDays: SUPER_ADMIN,
    secondReminderDays: SUPER_ADMIN,
    reminderFee: SUPER_ADMIN,
    voucherYears: SUPER_ADMIN,
    dayRates: SUPER_ADMIN,
  },
  'events.create': {
    accountingNo: OFFICE,
    sacDiscountPercent: OFFICE,
    decisionDate: OFFICE,
    autoConfirm: OFFICE,
    numberOfBookedRooms: OFFICE,
    eventAccommodations: OFFICE,
    tags: OFFICE,
  },
  'users.update': {
    email: OFFICE,
    customerId: OFFICE,
    presentedOnWebsite: OFFICE,
    currentlyGuiding: OFFICE,
    portraitText: OFFICE,
    portraitImage: OFFICE,
    guideLevel: OFFICE,
    spontaneousTourPermission: OFFICE,
    tourCreatePermission: OFFICE,
    roles: OFFICE,
    groups: OFFICE,
  },
  'events.update': {
    notes: EVENT_TEAM,
    programText: EVENT_TEAM,
    ...Object.fromEntries(Object.keys(DRAFT_FIELDS).map((field) => [field, DRAFTED])),
    [OTHERS]: OFFICE,
  },
};

/** Columns of exports that not all of the office see, by kind and key (docs/domain/office.md#exports). */
export const EXPORT_COLUMN_MATRIX: Readonly<Partial<Record<ExportKind, Readonly<Record<string, string>>>>> = {
  guests: { contactName: SUPER_ADMIN, contactPhone: SUPER_ADMIN },
  persons: {
    allergies: SUPER_ADMIN,
    allergiesText: SUPER_ADMIN,
    contactName: SUPER_ADMIN,
    contactPhone: SUPER_ADMIN,
  },
};

export type FieldResource = keyof typeof FIELD_MATRIX;

/** Relation of an item to a reader: their own, an event they guide, such an event while it is a draft, or neither. */
export type Ownership = 'own' | 'own-event' | 'own-draft' | 'none';

export interface Reader {
  readonly audience: Audience;
  readonly ownership: Ownership;
}

const NEEDED: Readonly<Record<string, readonly Ownership[]>> = {
  '-': [],
  o: ['own'],
  e: ['own-event', 'own-draft'],
  d: ['own-draft'],
  '*': ['own', 'own-event', 'own-draft', 'none'],
};

function reaches(cells: string, { audience, ownership }: Reader): boolean {
  const cell = cells.split(' ')[AUDIENCES.indexOf(audience)] ?? '-';
  return NEEDED[cell]?.includes(ownership) ?? false;
}

export const seesField = ({ cells }: FieldRule, reader: Reader): boolean => reaches(cells, reader);

/** True if somebody who may export a kind sees this column of it. */
export function seesColumn(kind: ExportKind, key: string, audience: Audience): boolean {
  const cells = EXPORT_COLUMN_MATRIX[kind]?.[key];
  return cells === undefined || reaches(cells, { audience, ownership: 'none' });
}

/** The item as the reader may see it: hidden fields are removed before the answer is built. */
export function visibleFields<Item extends object>(
  resource: FieldResource,
  item: Item,
  reader: Reader,
): Item {
  const rules: Readonly<Record<string, FieldRule>> = FIELD_MATRIX[resource];
  const hidden = Object.entries(rules)
    .filter(([, field]) => !seesField(field, reader))
    .map(([name, field]) => [name, field.hidden]);
  if (hidden.length === 0) return item;
  return { ...item, ...Object.fromEntries(hidden) };
}

/** The fields of a body that somebody may not write who stands in this way to the item. */
export function forbiddenFields(permission: Permission, body: object, writer: Reader): string[] {
  const rules = FIELD_WRITE_MATRIX[permission] ?? {};
  return Object.keys(body).filter((field) => {
    const cells = rules[field] ?? rules[OTHERS];
    return cells !== undefined && !reaches(cells, writer);
  });
}
