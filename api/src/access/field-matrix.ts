import { AUDIENCES, type Audience } from './permission-matrix.ts';

/** Who sees a field: columns as in the permission matrix; and what everybody else reads instead. */
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
  offers: { accountingNo: rule(OFFICE) },
  events: {
    organized: rule(EVENT_TEAM),
    guideFinished: rule(EVENT_TEAM),
    concluded: rule(EVENT_TEAM),
    bookedPlaces: rule(EVENT_TEAM),
    numberOfBookedRooms: rule(EVENT_TEAM),
  },
  users: {
    email: rule(OWN),
    city: rule(OWN),
    code: rule(OWN),
    customerId: rule(OWN),
    phone: rule(OWN),
    roles: rule(OWN, []),
    groups: rule(OWN, []),
    spontaneousTourPermission: rule(OWN, false),
    tourCreatePermission: rule(OWN, false),
  },
} satisfies Readonly<Record<string, Readonly<Record<string, FieldRule>>>>;

const SUPER_ADMIN = '- - - - - *';

/** Fields that only some of those write who may change their resource, with the columns of the permission matrix. */
export const FIELD_WRITE_MATRIX: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  settings: {
    conditionsText: SUPER_ADMIN,
    sacDiscountPercent: SUPER_ADMIN,
    paymentTermDays: SUPER_ADMIN,
    dueBeforeStartDays: SUPER_ADMIN,
    registrationDeadlineDays: SUPER_ADMIN,
    registrationDeadlineDaysDayTour: SUPER_ADMIN,
    autoConfirm: SUPER_ADMIN,
    bookingsPerNetworkPerHour: SUPER_ADMIN,
    bookingsPerEmailPerHour: SUPER_ADMIN,
    heldBookingsPerNetwork: SUPER_ADMIN,
    heldBookingsPerEmail: SUPER_ADMIN,
  },
};

export type FieldResource = keyof typeof FIELD_MATRIX;

/** How an item relates to a reader: their own, an event they guide, or neither. */
export type Ownership = 'own' | 'own-event' | 'none';

export interface Reader {
  readonly audience: Audience;
  readonly ownership: Ownership;
}

const NEEDED: Readonly<Record<string, readonly Ownership[]>> = {
  '-': [],
  o: ['own'],
  e: ['own-event'],
  '*': ['own', 'own-event', 'none'],
};

export function seesField({ cells }: FieldRule, { audience, ownership }: Reader): boolean {
  const cell = cells.split(' ')[AUDIENCES.indexOf(audience)] ?? '-';
  return NEEDED[cell]?.includes(ownership) ?? false;
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

/** The fields of a body that somebody of this audience may not write. */
export function forbiddenFields(resource: string, body: object, audience: Audience): string[] {
  const rules = FIELD_WRITE_MATRIX[resource] ?? {};
  const column = AUDIENCES.indexOf(audience);
  return Object.keys(body).filter((field) => rules[field] && rules[field].split(' ')[column] !== '*');
}
