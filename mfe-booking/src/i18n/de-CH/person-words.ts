/** What the forms call the fields of a person: those who take part, the family, the own account. */
export const PERSON_FIELDS = {
  salutation: 'Anrede',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  birthday: 'Geburtsdatum',
  address: 'Strasse und Nummer',
  postalCode: 'PLZ',
  city: 'Ort',
  country: 'Land',
  phone: 'Mobiltelefon',
  contactFirstName: 'Vorname Notfallkontakt',
  contactLastName: 'Nachname Notfallkontakt',
  contactPhone: 'Telefon Notfallkontakt',
  sac: 'Mitglied des SAC (Schweizer Alpen-Club)',
  sacNumber: 'SAC-Mitgliedernummer',
  vegetarian: 'Vegetarisch essen',
  allergies: 'Allergien oder Unverträglichkeiten',
  allergiesText: 'Welche Allergien?',
  hardestTour: 'Bisher anspruchsvollste Tour',
} as const;

export const PERSON_HINTS = {
  phone: 'Zum Beispiel 079 123 45 67',
  hardestTour: 'Zum Beispiel «Allalinhorn, WS, 2024»',
  sac: 'Mitglieder erhalten auf einen Teil des Preises Rabatt.',
} as const;
