import { defineTexts } from '@firn/shared-ui/i18n';

/** What goes after its term (docs/domain/privacy.md#retention). */
export const retentionTexts = defineTexts('retention', {
  title: 'Aufbewahrung',
  field: 'Alte Daten nach ihrer Frist löschen',
  hint: 'Was oben steht, geht innert einer Stunde und lässt sich nicht zurückholen; danach jede Stunde, was dazukommt.',
  runs: 'Was seine Frist überschritten hat, geht von selbst innert einer Stunde.',
  waits: 'Noch wird nichts gelöscht. So viel hat seine Frist heute überschritten:',
  readOnly: 'Nur Super-Admins geben das Löschen frei, weil es sich nicht zurückholen lässt.',
  loading: 'Wird gezählt …',
  failed: 'Der Bericht liess sich nicht laden. Lade die Seite bitte neu.',
  nothing: 'nichts',
  due: '{{count}}, das Älteste vom {{oldest}}',
  kinds: {
    inactive_guests: 'Gäste, seit 3 Jahren nicht mehr hier: werden anonym',
    family_health: 'Gesundheit und Notfallkontakte der Familie, Konto seit 2 Jahren unbenützt',
    mail_texts: 'Texte verschickter E-Mails, nach 1 Jahr',
    mails: 'Verzeichnis verschickter E-Mails, nach 2 Jahren',
    audit_entries: 'Protokoll der Änderungen, nach 2 Jahren',
  },
});
