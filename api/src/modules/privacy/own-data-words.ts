import type { NewsletterState } from '@firn/shared-contracts/api';

/** Words for the fields of the export. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  email: 'E-Mail',
  code: 'Gastnummer',
  customerId: 'Kundennummer',
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Name',
  birthday: 'Geburtstag',
  address: 'Strasse und Nummer',
  postalCode: 'PLZ',
  city: 'Ort',
  state: 'Kanton oder Region',
  country: 'Land',
  phone: 'Telefon',
  phonePrivate: 'Telefon privat',
  phoneCompany: 'Telefon Geschäft',
  contactFirstName: 'Vorname im Notfall',
  contactLastName: 'Name im Notfall',
  contactPhone: 'Telefon im Notfall',
  sac: 'Mitglied im SAC',
  sacNumber: 'Mitgliedernummer SAC',
  vegetarian: 'Vegetarisch',
  allergies: 'Allergien',
  allergiesText: 'Welche Allergien',
  hardestTour: 'Anspruchsvollste Tour',
  guardianName: 'Erziehungsberechtigt',
  guardianConsent: 'Einwilligung der Eltern',
  portraitText: 'Porträt',
  message: 'Mitteilung',
  createdAt: 'Erfasst am',
  lastSeenAt: 'Zuletzt angemeldet',
  requestedAt: 'Bestellt am',
  requestedFrom: 'Bestellt im Netz',
  confirmedAt: 'Bestätigt am',
  confirmedFrom: 'Bestätigt im Netz',
  unsubscribedAt: 'Abbestellt am',
  textVersion: 'Fassung der Einwilligung',
  acceptedTermsAt: 'Bedingungen angenommen am',
};

/** Of the newsletter. */
export const NEWSLETTER_WORDS: Readonly<Record<NewsletterState, string>> = {
  pending: 'Bestellt, noch nicht bestätigt',
  subscribed: 'Abonniert',
  unsubscribed: 'Abbestellt',
};
