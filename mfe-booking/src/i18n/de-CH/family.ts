import { defineTexts } from '@firn/shared-ui/i18n';
import { PERSON_FIELDS, PERSON_HINTS } from './person-words.ts';

export const familyTexts = defineTexts('family', {
  headTitle: 'Familie – Profil',
  title: 'Familie',
  lead: 'Wen du oft anmeldest, erfasst du hier einmal. Beim Buchen wählst du die Person aus, und ihre Angaben sind ausgefüllt.',
  empty: 'Du hast noch niemanden erfasst.',
  add: 'Person hinzufügen',
  full: 'Du hast {{count}} Personen erfasst. Mehr sind nicht möglich; lösche zuerst eine.',
  new: 'Neue Person',
  edit: '{{name}} ändern',
  change: 'Ändern',
  changeOf: '{{name}} ändern',
  removeOf: '{{name}} löschen',
  removed: '{{name}} ist gelöscht.',
  born: 'geboren am {{date}}',
  contact: 'Notfallkontakt {{name}}',
  sac: 'SAC-Mitglied',
  vegetarian: 'vegetarisch',
  allergies: 'Allergien: {{text}}',
  yes: 'Ja',
  no: 'Nein',
  parts: {
    person: 'Person',
    emergency: 'Notfallkontakt',
    tour: 'Für die Tour',
    sizes: 'Grössen für Mietmaterial',
  },
  sizeIn: '{{title}} ({{unit}})',
  size: '{{title}} {{value}}',
  fields: { ...PERSON_FIELDS, rentingMaterialPropertyValues: 'Grössen' },
  hints: {
    ...PERSON_HINTS,
    ownPhone: 'Leer, wenn die Person kein eigenes Telefon hat.',
    ownEmail: 'Leer, wenn die Person keine eigene Adresse hat: Was wir ihr schreiben, geht dann an dich.',
  },
});
