import { defineTexts } from '@firn/shared-ui/i18n';

export const emailLinkTexts = defineTexts('email-link', {
  confirm: {
    title: 'Neue E-Mail-Adresse bestätigen',
    text: 'Ein Klick fehlt noch: Danach gilt die neue Adresse für dein Konto, für die Anmeldung und für unsere E-Mails.',
    press: 'Adresse bestätigen',
    doneTitle: 'Deine neue Adresse gilt',
    done: 'Ab jetzt meldest du dich mit ihr an, und unsere E-Mails kommen dorthin.',
  },
  undo: {
    title: 'Alte E-Mail-Adresse zurückholen',
    text: 'Hast du deine Adresse nicht selbst geändert? Ein Klick gibt deinem Konto die alte Adresse zurück, beendet überall die Anmeldung, macht das Passwort ungültig und entfernt Passkeys und zweiten Faktor, die seit der Änderung oder in den 7 Tagen davor dazukamen. Danach setzt du ein neues Passwort.',
    press: 'Alte Adresse zurückholen',
    doneTitle: 'Dein Konto hat wieder die alte Adresse',
    done: 'Alle Anmeldungen sind beendet, und das Passwort gilt nicht mehr: Wer die Adresse geändert hat, kannte es. Einen Link für ein neues haben wir dir an die alte Adresse geschickt. Passkeys und zweiter Faktor sind entfernt, wenn sie seit der Änderung oder in den 7 Tagen davor dazukamen. Verlangt die Anmeldung noch einen Code, den du nicht hast, melde dich bei uns.',
  },
  overTitle: 'Dieser Link gilt nicht mehr',
  over: {
    confirm:
      'Er ist schon benützt, nach 24 Stunden abgelaufen oder durch einen neueren ersetzt. Ist die Adresse noch nicht geändert, verlange in deinem Profil einen neuen.',
    undo: 'Er ist schon benützt, nach 7 Tagen abgelaufen oder durch einen neueren ersetzt. Kommst du nicht mehr in dein Konto, melde dich bitte bei uns.',
  },
  takenTitle: 'Diese Adresse hat ein anderes Konto',
  taken: {
    confirm:
      'Sie wurde inzwischen für ein anderes Konto verwendet. Bitte melde dich bei uns, dann klären wir das.',
    undo: 'Deine alte Adresse steht inzwischen bei jemand anderem, darum ist sie noch nicht zurück. Alles andere ist getan: Alle Anmeldungen sind beendet, das Passwort gilt nicht mehr, und dein Konto ist gesperrt. Niemand kommt mehr hinein.',
  },
  takenNext:
    'Ruf uns an. Wir klären, wem die Adresse gehört, geben sie deinem Konto zurück, entfernen einen zweiten Faktor, der nicht deiner ist, und öffnen das Konto wieder. Danach setzt du ein neues Passwort.',
  failedTitle: 'Das hat nicht geklappt.',
  failed: 'An deiner Adresse ist noch nichts geändert. Prüfe deine Verbindung und versuche es nochmals.',
  impersonating:
    'Du handelst gerade für {{name}}. Beende das zuerst: Die Adresse eines Kontos ändert nur, wem es gehört.',
  links: {
    security: 'Anmeldung und Sicherheit',
    login: 'Zur Anmeldung',
    newPassword: 'Neues Passwort setzen',
    home: 'Zur Startseite',
  },
});
