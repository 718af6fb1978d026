import {
  type BookerRequest,
  type BookingPersonRequest,
  type InvoiceTo,
  normalisePhone,
} from '@firn/shared-contracts/api';
import type { NewBookingPerson } from './bookings.repository.ts';

/** Null for a text that is blank. */
export const optional = (text: string | undefined): string | null => text?.trim() || null;
const phoneOf = (phone: string): string => normalisePhone(phone) ?? phone;

/** The booker as stored: e-mail address in lower case, phone number in E.164. */
export function bookerColumns(booker: BookerRequest) {
  return {
    ...booker,
    email: booker.email.toLowerCase(),
    phone: phoneOf(booker.phone),
    country: booker.country ?? 'CH',
  };
}

export const trimmedPayer = (payer: InvoiceTo): InvoiceTo => ({
  company: payer.company?.trim() ?? '',
  name: payer.name?.trim() ?? '',
  address: payer.address.trim(),
  postalCode: payer.postalCode.trim(),
  city: payer.city.trim(),
  country: payer.country ?? 'CH',
});

export function personColumns(sent: BookingPersonRequest): NewBookingPerson {
  const { rentingMaterial: _material, rentingMaterialPropertyValues: _values, ...person } = sent;
  return {
    ...person,
    booker: person.booker ?? false,
    email: person.email.toLowerCase(),
    salutation: person.salutation ?? null,
    phone: phoneOf(person.phone ?? ''),
    contactPhone: phoneOf(person.contactPhone),
    address: optional(person.address),
    postalCode: optional(person.postalCode),
    city: optional(person.city),
    country: person.country ?? 'CH',
    phonePrivate: optional(person.phonePrivate),
    phoneCompany: optional(person.phoneCompany),
    sacNumber: person.sac ? optional(person.sacNumber) : null,
    allergiesText: person.allergies ? optional(person.allergiesText) : null,
    hardestTour: optional(person.hardestTour),
    guardianName: optional(person.guardianName),
    guardianConsent: person.guardianConsent ?? false,
  };
}
