import type { InvoiceRecipient } from '@firn/shared-contracts/api';

const COMPANY = 1;
const PERSON = 2;

/** A contact of bexio, as it is created. */
export interface NewContact {
  readonly contact_type_id: number;
  readonly name_1: string;
  readonly name_2?: string;
  readonly street_name?: string;
  readonly house_number?: string;
  readonly postcode: string;
  readonly city: string;
  readonly country_id?: number;
  readonly mail?: string;
  readonly user_id: number;
  readonly owner_id: number;
}

/** The ids that bexio wants beside the recipient of an invoice. */
interface ContactContext {
  readonly userId: number;
  /** Id of the country of the recipient; an unknown one is left out. */
  readonly countryId: number | undefined;
}

/** A person has the last name first: whatever follows the first word of the name. A company keeps its person beside it. */
function namesOf({
  company,
  name,
}: InvoiceRecipient): Pick<NewContact, 'contact_type_id' | 'name_1' | 'name_2'> {
  if (company) return { contact_type_id: COMPANY, name_1: company, ...(name && { name_2: name }) };
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) return { contact_type_id: PERSON, name_1: first };
  return { contact_type_id: PERSON, name_1: rest.join(' '), name_2: first };
}

export function contactOf(recipient: InvoiceRecipient, { userId, countryId }: ContactContext): NewContact {
  const { street, houseNumber, postalCode, city, email } = recipient;
  return {
    ...namesOf(recipient),
    ...(street && { street_name: street }),
    ...(houseNumber && { house_number: houseNumber }),
    postcode: postalCode,
    city,
    ...(countryId !== undefined && { country_id: countryId }),
    ...(email && { mail: email }),
    user_id: userId,
    owner_id: userId,
  };
}

export interface SearchTerm {
  readonly field: string;
  readonly value: string;
  readonly criteria: '=';
}

/** Terms to look for a contact: its mail address, or without one its name and postal code. */
export function contactSearch(recipient: InvoiceRecipient): readonly SearchTerm[] {
  const { email, postalCode } = recipient;
  if (email) return [{ field: 'mail', value: email, criteria: '=' }];
  return [
    { field: 'name_1', value: namesOf(recipient).name_1, criteria: '=' },
    { field: 'postcode', value: postalCode, criteria: '=' },
  ];
}
