import { defineTexts } from '@firn/shared-ui/i18n';

/** Names of what a booking knows of a person and of who books. */
export const bookingPersonTexts = defineTexts('booking-person', {
  fields: {
    salutation: 'Anrede',
    firstName: 'Vorname',
    lastName: 'Name',
    email: 'E-Mail',
    birthday: 'Geburtsdatum',
    phone: 'Telefon',
    phonePrivate: 'Telefon privat',
    phoneCompany: 'Telefon Geschäft',
    address: 'Strasse und Nummer',
    postalCode: 'PLZ',
    city: 'Ort',
    country: 'Land (zwei Buchstaben)',
    contactFirstName: 'Vorname im Notfall',
    contactLastName: 'Name im Notfall',
    contactPhone: 'Telefon im Notfall',
    sac: 'Mitglied im SAC',
    sacNumber: 'Mitgliedernummer SAC',
    vegetarian: 'Vegetarisch',
    allergies: 'Allergien',
    allergiesText: 'Welche Allergien',
    hardestTour: 'Anspruchsvollste Tour bisher',
    guardianName: 'Erziehungsberechtigte Person',
    guardianConsent: 'Die erziehungsberechtigte Person ist einverstanden',
  },
  parts: {
    person: 'Person',
    contact: 'Notfallkontakt',
    tour: 'Für die Tour',
    address: 'Adresse und weitere Telefone',
  },
  choose: 'Bitte wählen',
  sacHint: 'Entscheidet über den Preis: Um das zu korrigieren, ersetze die Person.',
});
