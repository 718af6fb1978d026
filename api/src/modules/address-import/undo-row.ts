import type { UserRow } from '../people/index.ts';
import { type FilledFields, PERSON_COLUMNS, type PersonColumn } from './address.domain.ts';

/** Columns that do not tell whether somebody has changed a person: of the record, and what follows from others. */
const OF_RECORD: readonly string[] = ['id', 'version', 'code', 'createdAt', 'sortKey', 'searchText'];

/** A person as the import records one, of whom nothing is said. */
const BLANK: Readonly<Partial<Record<keyof UserRow, unknown>>> = {
  state: 'active',
  firstName: '',
  lastName: '',
  country: 'CH',
  sac: false,
  roles: [],
  groups: [],
  spontaneousTourPermission: false,
  tourCreatePermission: false,
  presentedOnWebsite: false,
  currentlyGuiding: false,
};

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** True if a person whom the import recorded is as it left them. */
export function isUntouched(person: UserRow, filled: FilledFields): boolean {
  const expected: Readonly<Record<string, unknown>> = { ...BLANK, ...filled };
  return Object.keys(person)
    .filter((column) => !OF_RECORD.includes(column))
    .every((column) => isSame(person[column as keyof UserRow], expected[column]));
}

/** The fields that the import filled, by whether they are as it left them. */
export function splitFilled(
  person: UserRow,
  filled: FilledFields,
): { readonly reset: readonly PersonColumn[]; readonly kept: readonly PersonColumn[] } {
  const written = PERSON_COLUMNS.filter((column) => filled[column] !== undefined);
  return {
    reset: written.filter((column) => isSame(person[column], filled[column])),
    kept: written.filter((column) => !isSame(person[column], filled[column])),
  };
}
