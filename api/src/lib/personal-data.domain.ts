import { BOOKER_FIELDS, HEALTH_FIELDS, PERSONAL_FIELDS } from '@firn/shared-contracts/domain';

/** What stands in the audit in place of a value: the field was changed, to what is nobody's business any more. */
export const CONCEALED = { from: '…', to: '…' } as const;

/** One person's region, and everybody else's state of a machine: told apart by the kind of record. */
const AMBIGUOUS: readonly string[] = ['state'];

/**
 * Fields that say who somebody is, how they are reached and how they are, and words about people: what the audit names
 * without its text, of every kind of record (docs/domain/privacy.md#audit).
 */
const ANYWHERE: ReadonlySet<string> = new Set([
  ...[...PERSONAL_FIELDS, ...BOOKER_FIELDS].filter((field) => !AMBIGUOUS.includes(field)),
  ...HEALTH_FIELDS,
  'email',
  'fullName',
  'phonePrivate',
  'phoneCompany',
  'guardianName',
  'portraitText',
  'comment',
  'message',
  'notes',
]);

/** Further ones of a kind of record, by its name in the audit; a region is only part of a record. */
const OF_ENTITY: Readonly<Record<string, readonly string[]>> = {
  user: AMBIGUOUS,
  booking: ['invoiceTo'],
  note: ['text'],
  task: ['title', 'text'],
  feedback: ['reply'],
  invoice: ['recipient'],
  partner: ['contactName', 'contactEmail', 'contactPhone', 'statementAddress'],
  accommodation: ['warden', 'wardenPhone', 'keyNote'],
  event_accommodation: ['note'],
};

/** Kinds that are about the company: its address and phone are anything but private. */
const OF_COMPANY: readonly string[] = ['settings'];

export function isPersonal(entity: string, field: string): boolean {
  if (OF_COMPANY.includes(entity)) return false;
  return ANYWHERE.has(field) || (OF_ENTITY[entity]?.includes(field) ?? false);
}

/** A value without what is personal inside: of lists of persons, too. */
function inside(entity: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inside(entity, each));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).map(([field, each]) => [
    field,
    isPersonal(entity, field) ? CONCEALED.to : inside(entity, each),
  ]);
  return Object.fromEntries(entries);
}

/** A difference as the audit may keep it, whoever made it. The `state` in one is that of a step: regions are in records. */
export function withoutPersonalData(
  entity: string,
  diff: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const entries = Object.entries(diff).map(([field, change]) => [
    field,
    isPersonal(entity, field) && !AMBIGUOUS.includes(field) ? CONCEALED : inside(entity, change),
  ]);
  return Object.fromEntries(entries);
}
