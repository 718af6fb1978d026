import { defineTexts } from '@firn/shared-ui/i18n';
import { PERSON_FIELDS, PERSON_HINTS } from './person-words.ts';

export const ownDataTexts = defineTexts('own-data', {
  headTitle: 'Daten – Profil',
  title: 'Deine Daten',
  lead: 'Was hier steht, füllen wir aus, wenn du buchst. Sehen kann es sonst nur, wer dich auf einer Tour führt oder in unserem Büro arbeitet.',
  form: 'Deine Daten',
  none: 'keine Angabe',
  yes: 'Ja',
  no: 'Nein',
  parts: {
    person: 'Person',
    address: 'Adresse',
    emergency: 'Notfallkontakt',
    membership: 'Schweizer Alpen-Club',
  },
  fields: { ...PERSON_FIELDS, state: 'Kanton oder Region' },
  hints: {
    ...PERSON_HINTS,
    contactPhone: 'Wen dürfen wir anrufen, wenn dir etwas passiert? Nicht deine eigene Nummer.',
  },
  mails: {
    title: 'Unsere E-Mails',
    address: 'An',
    change: 'Adresse ändern',
    language: 'Sprache der E-Mails',
    german: 'Deutsch',
  },
  diet: {
    title: 'Essen und Allergien',
    none: 'Wir behalten nichts. Bei der nächsten Buchung kannst du es mit einem Häkchen erlauben.',
    lead: 'Du hast am {{date}} erlaubt, dass wir das für deine nächste Buchung behalten. Sonst liest es niemand.',
    food: 'Essen',
    vegetarian: 'vegetarisch',
    anything: 'alles',
    allergies: 'Allergien',
    noAllergies: 'keine',
    erase: 'Einwilligung zurückziehen und löschen',
    erased: 'Essen und Allergien sind gelöscht.',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  sizes: {
    title: 'Grössen für Mietmaterial',
    none: 'Keine erfasst. Sobald du für dich Material mietest, behalten wir deine Grössen für die nächste Buchung.',
    lead: 'Mietest du Material, sind diese Grössen schon ausgefüllt.',
    remove: 'Entfernen',
    removeOf: '{{title}} entfernen',
    removed: '«{{title}}» ist entfernt.',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  },
  newsletter: {
    title: 'Newsletter',
    pending:
      'Wir haben dir einen Link an {{email}} geschickt, und du hast ihn noch nicht bestätigt. Du kannst den Newsletter auch gleich hier abonnieren.',
    subscribed: 'Du erhältst unseren Newsletter an {{email}}.',
    subscribe: 'Newsletter abonnieren',
    unsubscribe: 'Newsletter abbestellen',
    ordered: 'Du erhältst jetzt unseren Newsletter.',
    left: 'Du erhältst keinen Newsletter.',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    impersonating:
      'Du handelst gerade für jemand anderes. Den Newsletter bestellt nur, wem das Konto gehört.',
  },
});
