import { defineTexts } from '@firn/shared-ui/i18n';

/** What the pages of the newsletter say. */
export const newsletterTexts = defineTexts('shell-newsletter', {
  title: 'Newsletter',
  lead: 'Neuigkeiten zu Touren und Kursen, etwa einmal im Monat. Ein Konto brauchst du dafür nicht.',
  submit: 'Newsletter abonnieren',
  sent: 'Wir haben eine E-Mail an {{email}} gesendet. Erst wenn du den Link darin anklickst, erhältst du den Newsletter; er gilt 7 Tage.',
  confirmTitle: 'Newsletter bestätigen',
  confirmLead: 'Noch ein Klick, dann erhältst du unseren Newsletter.',
  confirm: 'Abo bestätigen',
  confirming: 'Wird bestätigt …',
  confirmedTitle: 'Du erhältst jetzt unseren Newsletter',
  confirmed: 'Danke! {{email}} ist eingetragen. Abbestellen kannst du ihn mit einem Klick in jeder Ausgabe.',
  confirmGone:
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder er ist älter als 7 Tage. Wenn du den Newsletter noch nicht erhältst, trag dich hier noch einmal ein.',
  leaveTitle: 'Newsletter abbestellen',
  leaveLead: 'Mit einem Klick erhältst du keine weiteren Ausgaben mehr.',
  leave: 'Newsletter abbestellen',
  leaving: 'Wird abbestellt …',
  leftTitle: 'Du erhältst keinen Newsletter mehr',
  left: 'Falls du es dir anders überlegst, kannst du dich jederzeit wieder eintragen.',
  leaveGone:
    'Dieser Link gilt nicht mehr. Jede Ausgabe des Newsletters hat einen eigenen; wenn du trotzdem noch Ausgaben erhältst, melde dich bei uns.',
  again: 'Wieder eintragen',
});
