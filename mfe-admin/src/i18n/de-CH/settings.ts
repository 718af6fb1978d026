import { defineTexts } from '@firn/shared-ui/i18n';

export const settingsTexts = defineTexts('settings', {
  title: 'Einstellungen',
  form: 'Einstellungen bearbeiten',
  sections: {
    company: 'Firma',
    openingHours: 'Öffnungszeiten',
    links: 'Partner und soziale Medien',
    sender: 'Absender der E-Mails',
    prices: 'Preise und Fristen',
    conditions: 'Bedingungen',
    brake: 'Buchungen ohne Konto',
    waitlist: 'Warteliste',
    security: 'Sicherheit',
    connections: 'Verbindungen',
  },
  readOnlySender: 'Nur Super-Admins ändern diese Angaben, weil jede E-Mail sie trägt.',
  readOnlySecurity: 'Nur Super-Admins ändern diese Angabe, weil sie das Büro schützt.',
  readOnlyBrake: 'Nur Super-Admins ändern diese Angaben, weil sie den Verkauf schützen.',
  readOnly: 'Nur Super-Admins ändern diese Angaben, weil sie Preise, Rechnungen und Verträge betreffen.',
  fields: {
    name: 'Firmenname',
    street: 'Strasse und Nummer',
    postalCode: 'PLZ',
    city: 'Ort',
    phone: 'Telefon',
    email: 'E-Mail',
    openingHours: 'Öffnungszeiten',
    partners: 'Partner',
    socialLinks: 'Soziale Medien',
    senderName: 'Name des Absenders',
    senderAddress: 'Adresse des Absenders',
    replyAddress: 'Antworten gehen an',
    mailFoot: 'Fuss jeder E-Mail',
    mailLogo: 'Logo der E-Mails',
    mailColour: 'Farbe der E-Mails',
    sacDiscountPercent: 'SAC-Rabatt',
    paymentTermDays: 'Zahlungsfrist ab Buchung',
    dueBeforeStartDays: 'Spätestens zahlbar vor Beginn',
    shortestTermDays: 'Mindestens Zeit zum Zahlen',
    registrationDeadlineDays: 'Anmeldeschluss mit Übernachtung',
    registrationDeadlineDaysDayTour: 'Anmeldeschluss Tagestour',
    materialChangeDays: 'Mietmaterial änderbar bis vor Beginn',
    guideContactDays: 'Guides für Gäste erreichbar ab',
    glacierGuestsPerGuide: 'Auf Gletschern höchstens je Guide',
    autoConfirm: 'Events von selbst sichern',
    autoPublishSpontaneous: 'Spontantouren sofort veröffentlichen',
    conditionsText: 'Bedingungen in Kürze',
    adminSecondFactor: 'Zweiter Faktor für Admins',
    bookingsPerNetworkPerHour: 'Sofort gültig je Netz und Stunde',
    bookingsPerEmailPerHour: 'Sofort gültig je E-Mail-Adresse und Stunde',
    heldBookingsPerNetwork: 'Gleichzeitig unbestätigt je Netz',
    heldBookingsPerEmail: 'Gleichzeitig unbestätigt je E-Mail-Adresse',
    waitlistJumpHours: 'Kleinere Gruppen rücken vor nach',
  },
  logo: {
    none: 'Ohne Logo steht der Firmenname oben.',
    clear: 'Ohne Logo',
    library: 'Logo aus den Dateien',
  },
  rows: {
    days: 'Tage',
    hours: 'Zeiten',
    name: 'Name',
    url: 'Adresse der Website',
  },
  hints: {
    company:
      'Steht im Fuss jeder Seite, auf Hinweisseiten und in der Buchungsbestätigung, einige Sekunden nach dem Speichern. Die Seiten «Kontakt» und «Impressum» haben einen eigenen Text.',
    phone: 'Die Nummer, die alle anrufen, wenn etwas nicht geht.',
    senderDomain:
      'Damit E-Mails nicht als Spam gelten, muss {{domain}} den Versand erlauben: ein SPF-Eintrag für unseren Server und eine DKIM-Signatur. Wer die Domain verwaltet, richtet das ein, bevor die Adresse wechselt.',
    replyAddress: 'Leer: an den Absender. Nachrichten eines Guides beantwortet man ihm selbst.',
    mailFoot: 'Steht unter Name, Telefon und E-Mail der Firma. Leer: nichts.',
    mailColour:
      'Für Knöpfe und Links. Wie eine E-Mail damit aussieht, zeigt die Seite «Texte der Nachrichten».',
    sacDiscountPercent:
      'Für alle Angebote und Events ohne eigenen Rabatt, ab sofort. Buchungen behalten ihren Preis. Die AGB nennen den Rabatt in einem eigenen Text.',
    paymentTermDays: 'Gilt für neue Buchungen. Es zählt, was zuerst kommt.',
    dueBeforeStartDays: 'Wer später bucht, hat die Mindestzeit.',
    shortestTermDays:
      'Auch wer kurz vor dem Start bucht, hat so viele Tage. Bei 0 zahlt sofort, wer spät bucht.',
    registrationDeadline:
      'Tage vor Beginn, wo ein neuer Event keinen eigenen hat. Bestehende behalten ihren Anmeldeschluss.',
    materialChangeDays:
      'Bis zum Ende dieses Tages wählen Gäste ihr Material selbst anders. Bei 0 bis zum Beginn.',
    guideContactDays:
      'So viele Tage vor Beginn nennen Bestätigung und Kalenderdatei das Telefon der Guides. Bei 0 nie.',
    glacierGuestsPerGuide:
      'Die Seite «Sicherheit» sagt diese Zahl, und was darüber liegt, steht unter «Auffällig im Katalog».',
    autoConfirm:
      'Sobald die Mindestzahl erreicht ist und ein Guide zugesagt hat. Ein Event kann davon abweichen.',
    autoPublishSpontaneous: 'Was Guides als Spontantour erstellen, sehen Gäste ohne Prüfung durch das Büro.',
    conditionsText:
      'Steht im letzten Schritt der Buchung unter den Stufen der Annullation, die hier darunter stehen und nicht wiederholt werden müssen. Leer: nur der Link zu den AGB. Die AGB selbst sind eine Seite der Website.',
    adminSecondFactor:
      'Admins erreichen nur noch ihr eigenes Konto, bis sie sich mit einer App oder einem Passkey anmelden. Gilt ab sofort, auch für dich.',
    bookingsPerHour:
      'Weitere gelten erst, wenn der Link in der E-Mail benützt ist. Bis dahin sind ihre Plätze 30 Minuten reserviert. Bei 0 braucht jede Buchung ohne Konto den Link.',
    heldBookings: 'Wer noch mehr bucht, wird gebeten, die Links zu benützen, sich anzumelden oder anzurufen.',
    waitlistJumpHours:
      'So lange bleiben freie Plätze für eine Gruppe stehen, für die es noch zu wenige sind. Bei 0 rückt niemand vor.',
    connections:
      'Was die Umgebung des Servers verbindet. Ändern lässt es sich nur dort; Benutzer, Passwörter und Schlüssel zeigt niemand.',
  },
  sender: {
    preview: 'So beginnt und endet jede E-Mail',
    from: 'Von',
    reply: 'Antworten an',
    text: 'Hallo Nina …',
  },
  units: { percent: '%', days: 'Tage', hours: 'Stunden', bookings: 'Buchungen', guests: 'Gäste' },
  add: {
    openingHours: 'Zeile hinzufügen',
    partners: 'Partner hinzufügen',
    socialLinks: 'Netzwerk hinzufügen',
  },
  row: 'Zeile {{number}}',
  values: {
    yes: 'ja',
    no: 'nein',
    days: '{{count}} Tage',
    hours: '{{count}} Stunden',
    percent: '{{count}} %',
    guests: '{{count}} Gäste',
    none: 'keine',
  },
  connections: {
    database: { title: 'Datenbank', builtIn: 'eingebaut, im Datenordner' },
    mail: { title: 'E-Mail-Versand', builtIn: 'nicht verbunden, E-Mails bleiben im Datenordner' },
    files: { title: 'Bilder und Dateien', builtIn: 'eingebaut, im Datenordner' },
  },
});
