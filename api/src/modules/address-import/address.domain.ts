import { ADDRESS_FIELDS, type AddressField } from '@firn/shared-contracts/api';
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

const isOfPerson = (field: AddressField) => field !== 'newsletter';

/** The fields of a list of people, but for the newsletter; a number of the SAC stands where the membership does. */
export type PersonColumn = Exclude<AddressField, 'newsletter'> | 'sacNumber';
export const PERSON_COLUMNS: readonly PersonColumn[] = [...ADDRESS_FIELDS.filter(isOfPerson), 'sacNumber'];

/** The values that an import wrote of a person, by field. */
export type FilledFields = { readonly [Field in PersonColumn]?: AddressValues[Field] } & {
  /** The address whose newsletter the import began. */
  readonly newsletter?: string;
};
