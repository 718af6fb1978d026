import { type BookingPersonRequest, isChild } from '@firn/shared-contracts/api';
import { ageOn, type LocalDate } from '@firn/shared-contracts/domain';
import { materialRequest } from '@firn/shared-ui/material-choice';
import type { PersonContext } from './person-context.ts';
import type { PersonValues } from './values.ts';

const ADULT_AGE = 18;

/** Whether a person is a minor on the first day of the event; an incomplete birthday does not count. */
export function isMinor(birthday: LocalDate | undefined, eventStart: LocalDate): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(birthday ?? '') && ageOn(birthday ?? '', eventStart) < ADULT_AGE;
}

export function trimmed<T extends object>(values: T): T {
  const entries = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(entries) as T;
}

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  birthday: '',
  contactFirstName: '',
  contactLastName: '',
  contactPhone: '',
  sac: false,
  vegetarian: false,
  allergies: false,
};

/** Removes answers to questions that are no longer asked. */
function askedOnly(person: BookingPersonRequest, context: PersonContext): BookingPersonRequest {
  const { sacNumber, allergiesText, hardestTour, guardianName, guardianConsent, ...others } = person;
  const { rentingMaterial, rentingMaterialPropertyValues, salutation, phone, ...always } = others;
  return {
    ...always,
    ...(salutation && { salutation }),
    ...((phone || !isChild(person.birthday, context.eventStart)) && { phone: phone ?? '' }),
    ...(context.mayRent && materialRequest(person, context.rentable)),
    ...(person.sac && sacNumber && { sacNumber }),
    ...(person.allergies && { allergiesText: allergiesText ?? '' }),
    ...(context.asksHardestTour && { hardestTour: hardestTour ?? '' }),
    ...(isMinor(person.birthday, context.eventStart) && {
      guardianName: guardianName ?? '',
      guardianConsent: guardianConsent ?? false,
    }),
  };
}

/** A person of a request; missing input is empty and fails the schema. */
export function personRequest(
  { viaBooker: _viaBooker, ...person }: PersonValues,
  email: string,
  context: PersonContext,
): BookingPersonRequest {
  return askedOnly(trimmed({ ...EMPTY, ...person, email }) as BookingPersonRequest, context);
}
