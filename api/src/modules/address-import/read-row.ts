import { type AddressField, personViolations, UserPatch } from '@firn/shared-contracts/api';
import type { LocalDate } from '@firn/shared-contracts/domain';
import { jsonChecks } from '../../lib/check.ts';
import { violationsOf } from '../../lib/violations.ts';
import type { AddressValues } from './address.domain.ts';
import type { Mapping } from './columns.domain.ts';
import type { AddressRow } from './read-address-file.ts';
import {
  type Cell,
  isFormula,
  readCountry,
  readDay,
  readMembership,
  readPhone,
  readSalutation,
  readYesNo,
} from './read-cell.ts';
import { errorOf, type RowRemark } from './remarks.domain.ts';

/** A row as it was read: what it says, or why it is left out. */
export interface ReadRow {
  readonly row: number;
  readonly values: AddressValues | null;
  readonly remarks: readonly RowRemark[];
}

const isPerson = jsonChecks()(UserPatch);

const NOTHING: AddressValues = {
  salutation: null,
  firstName: null,
  lastName: null,
  email: null,
  birthday: null,
  address: null,
  postalCode: null,
  city: null,
  country: null,
  phone: null,
  sac: null,
  sacNumber: null,
  newsletter: null,
};

/** Cells of one line: an address on several is written with commas. */
const onOneLine = (text: string, field: AddressField): string =>
  text
    .replace(/\s*[\r\n]+\s*/g, field === 'address' ? ', ' : ' ')
    .replace(/[ \u00a0]+/g, ' ')
    .trim();

/** True for an empty cell, and for the dashes that people write where they have nothing to say. */
const isEmpty = (text: string): boolean => text === '' || /^[-–—]+$/.test(text);

const as = <Value>(cell: Cell<Value>, valuesOf: (value: Value) => Partial<AddressValues>) =>
  'fault' in cell ? cell.fault : valuesOf(cell.value);

const READERS: Readonly<Record<AddressField, (text: string) => Partial<AddressValues> | string>> = {
  salutation: (text) => as(readSalutation(text), (salutation) => ({ salutation })),
  firstName: (firstName) => ({ firstName }),
  lastName: (lastName) => ({ lastName }),
  email: (text) => ({ email: text.replace(/^mailto:/i, '') }),
  birthday: (text) => as(readDay(text), (birthday) => ({ birthday })),
  address: (address) => ({ address }),
  postalCode: (postalCode) => ({ postalCode }),
  city: (city) => ({ city }),
  country: (text) => as(readCountry(text), (country) => ({ country })),
  phone: (text) => as(readPhone(text), (phone) => ({ phone })),
  sac: (text) => as(readMembership(text), (membership) => membership),
  newsletter: (text) => as(readYesNo(text), (newsletter) => ({ newsletter })),
};

/** The rules of everybody who is kept (docs/domain/bookings.md#person-fields), and lengths and shapes of their fields. */
function faultsOf(values: AddressValues, today: LocalDate): RowRemark[] {
  const { newsletter: _newsletter, ...person } = values;
  const said = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null));
  const shape = isPerson(said) ? [] : violationsOf(isPerson.errors as never);
  const known = { ...person, firstName: person.firstName ?? '', lastName: person.lastName ?? '' };
  const { country, ...rest } = known;
  const nobody = { contactFirstName: null, contactLastName: null, contactPhone: null };
  const rules = personViolations({ ...rest, ...nobody, country: country ?? 'CH' }, today);
  const faults = new Map([...shape, ...rules].map(({ propertyPath, message }) => [propertyPath, message]));
  return [...faults].map(([field, message]) =>
    errorOf(field === 'sacNumber' ? 'sac' : (field as AddressField), message),
  );
}

/** Reads a row by what its columns are; with one fault it is left out whole (docs/domain/office.md#address-import). */
export function readRow({ row, cells }: AddressRow, mapping: Mapping, today: LocalDate): ReadRow {
  const remarks: RowRemark[] = [];
  let values = NOTHING;
  for (const [at, field] of mapping.entries()) {
    const text = field ? onOneLine(cells[at] ?? '', field) : '';
    if (!field || isEmpty(text)) continue;
    if (isFormula(text, field === 'phone')) {
      remarks.push(errorOf(field, `«${text}» ist eine Formel. Bitte schreibe den Wert selbst in die Zelle.`));
      continue;
    }
    const read = READERS[field](text);
    if (typeof read === 'string') remarks.push(errorOf(field, read));
    else values = { ...values, ...read };
  }
  remarks.push(...faultsOf(values, today));
  return remarks.length > 0 ? { row, values: null, remarks } : { row, values, remarks };
}
