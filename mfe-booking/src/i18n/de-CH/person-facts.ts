import { defineTexts } from '@firn/shared-ui/i18n';

/** Names what is told of a person of a booking, before it is made and after. */
export const personFactsTexts = defineTexts('person-facts', {
  salutation: 'Anrede',
  birthday: 'Geburtsdatum',
  email: 'E-Mail',
  viaBooker: 'keine eigene; was wir schreiben, geht an {{email}}',
  phone: 'Telefon',
  address: 'Adresse',
  emergency: 'Notfallkontakt',
  membership: 'SAC',
  sac: 'SAC-Mitglied',
  sacNumber: 'SAC-Mitglied, Nummer {{number}}',
  noMember: 'kein Mitglied',
  food: 'Essen',
  vegetarian: 'vegetarisch',
  allergies: 'Allergien: {{text}}',
  material: 'Mietmaterial',
  hardestTour: 'Bisher anspruchsvollste Tour',
  guardian: 'Einwilligung der Eltern',
});
