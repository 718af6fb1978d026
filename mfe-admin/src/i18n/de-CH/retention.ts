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
  hourlyTitle: 'Jede Stunde geht ausserdem, auch ohne Freigabe:',
  hourly: {
    health_data: 'Gesundheit und Notfallkontakte von Teilnehmenden, 90 Tage nach dem Event',
    pinboard_posts: 'Beiträge an Pinnwänden, 90 Tage nach dem Event',
    private_requests: 'Private Anfragen, 1 Jahr nach ihrem Ende',
    seat_options: 'Optionen, 90 Tage nach ihrem Ende',
    booking_origins: 'Woher Buchungen ohne Konto kamen, nach 30 Tagen',
    feedback_links: 'Links zum Feedback, 30 Tage nach ihrer Frist',
    binned_pages: 'Seiten der Website im Papierkorb, nach 30 Tagen',
  },
  kinds: {
    inactive_guests: 'Gäste, seit 3 Jahren nicht mehr hier: werden anonym',
    family_health: 'Gesundheit und Notfallkontakte der Familie, Konto seit 2 Jahren unbenützt',
    feedback_words: 'Kommentare aus Feedback, die nicht veröffentlicht sind, nach 3 Jahren',
    mail_texts: 'Texte verschickter E-Mails, nach 1 Jahr',
    mails: 'Verzeichnis verschickter E-Mails, nach 2 Jahren',
    audit_entries: 'Protokoll der Änderungen, nach 2 Jahren',
  },
});
