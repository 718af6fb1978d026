import type { Salutation } from '@firn/shared-contracts/domain';

/** The values of a person in a row, as they are kept; null where the row says nothing. */
export interface AddressValues {
  readonly salutation: Salutation | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly phone: string | null;
  readonly sac: boolean | null;
  readonly sacNumber: string | null;
  readonly newsletter: boolean | null;
}

/** Columns of a person that an import fills, in the order of a list of people. */
export const PERSON_COLUMNS = [
  'salutation',
  'firstName',
  'lastName',
  'email',
  'birthday',
  'address',
  'postalCode',
  'city',
  'country',
  'phone',
  'sac',
  'sacNumber',
] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** The values that an import wrote of a person, by field. */
export type FilledFields = { readonly [Field in PersonColumn]?: AddressValues[Field] } & {
  /** The address whose newsletter the import began. */
  readonly newsletter?: string;
};
