import type { BookingPersonResponse } from '@firn/shared-contracts/api';
import { isEmailAlias } from '@firn/shared-contracts/domain';
import { formatNumericDate, formatPhone } from '@firn/shared-ui/format';
import type { Translate } from '@firn/shared-ui/i18n';
import { useTexts } from '@firn/shared-ui/remote';
import { personFactsTexts } from '../../i18n/de-CH/person-facts.ts';
import { Facts } from '../facts.tsx';
import { useCountryName } from '../person-options.ts';
import { addressLine, joined } from './address-line.logic.ts';

type Told =
  | 'salutation'
  | 'birthday'
  | 'email'
  | 'phone'
  | 'phonePrivate'
  | 'phoneCompany'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'contactFirstName'
  | 'contactLastName'
  | 'contactPhone'
  | 'sac'
  | 'sacNumber'
  | 'vegetarian'
  | 'allergies'
  | 'allergiesText'
  | 'hardestTour'
  | 'guardianName'
  | 'guardianConsent';

/** A person as a booking has them, or as the form is about to send them. */
export type ToldPerson = { readonly [Field in Told]?: BookingPersonResponse[Field] | null | undefined };

type T = Translate<typeof personFactsTexts>;

const phonesOf = ({ phone, phonePrivate, phoneCompany }: ToldPerson) =>
  joined(...[phone, phonePrivate, phoneCompany].map((number) => number && formatPhone(number)));

function membershipOf({ sac, sacNumber }: ToldPerson, t: T): string {
  if (!sac) return t('noMember');
  return sacNumber ? t('sacNumber', { number: sacNumber }) : t('sac');
}

const foodOf = ({ vegetarian, allergies, allergiesText }: ToldPerson, t: T) =>
  joined(vegetarian && t('vegetarian'), allergies && t('allergies', { text: allergiesText ?? '' }));

/** An alias is for our books: nobody reads it (docs/domain/bookings.md#persons). */
function emailOf({ email }: ToldPerson, bookerEmail: string, t: T): string {
  if (!email) return '';
  return isEmailAlias(email, bookerEmail) ? t('viaBooker', { email: bookerEmail }) : email;
}

interface PersonFactsProps {
  readonly person: ToldPerson;
  readonly bookerEmail: string;
  /** They rent it; empty for nothing. */
  readonly rented: string;
}

/** All that is known of a person, by its label; nothing is listed that is empty. */
export function PersonFacts({ person, bookerEmail, rented }: PersonFactsProps) {
  const t = useTexts(personFactsTexts);
  const countryName = useCountryName();
  const contact = [person.contactFirstName, person.contactLastName].filter(Boolean).join(' ');
  return (
    <Facts
      facts={[
        [t('salutation'), person.salutation ?? ''],
        [t('birthday'), person.birthday ? formatNumericDate(person.birthday) : ''],
        [t('email'), emailOf(person, bookerEmail, t)],
        [t('phone'), phonesOf(person)],
        [t('address'), addressLine(person, countryName)],
        [t('emergency'), joined(contact, formatPhone(person.contactPhone ?? ''))],
        [t('membership'), membershipOf(person, t)],
        [t('food'), foodOf(person, t)],
        [t('material'), rented],
        [t('hardestTour'), person.hardestTour ?? ''],
        [t('guardian'), (person.guardianConsent && person.guardianName) || ''],
      ]}
    />
  );
}
