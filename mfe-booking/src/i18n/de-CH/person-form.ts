import { defineTexts } from '@firn/shared-ui/i18n';
import { PERSON_FIELDS, PERSON_HINTS } from './person-words.ts';

/** What the form of a person of a booking calls its fields. */
export const PERSON_FORM_FIELDS = {
  ...PERSON_FIELDS,
  phonePrivate: 'Telefon privat',
  phoneCompany: 'Telefon Geschäft',
  guardianName: 'Name der erziehungsberechtigten Person',
  guardianConsent: 'Die erziehungsberechtigte Person ist einverstanden.',
} as const;

export const personFormTexts = defineTexts('person-form', {
  fields: PERSON_FORM_FIELDS,
  hints: {
    ...PERSON_HINTS,
    email: 'Für jede Person eine andere. Hat sie keine, wähle «Keine eigene E-Mail-Adresse».',
  },
  noEmail: 'Keine eigene E-Mail-Adresse',
  ownEmail: 'Eigene E-Mail-Adresse angeben',
  viaBooker: 'Was wir dieser Person schreiben, geht an dich.',
  viaBookerAt: 'Was wir dieser Person schreiben, geht an dich: {{email}}.',
  more: 'Adresse und weitere Nummern (freiwillig)',
  emergency: 'Notfallkontakt',
  emergencyLead: 'Wen dürfen wir anrufen, wenn etwas passiert?',
  tour: 'Für die Tour',
  guardian: 'Minderjährig',
  guardianLead: 'Unter 18 Jahren braucht es die Einwilligung der Eltern.',
});
