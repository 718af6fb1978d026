import { defineTexts } from '@firn/shared-ui/i18n';

/** Paying a booking online, while it waits for the money and later. */
export const payingTexts = defineTexts('paying', {
  title: 'Jetzt bezahlen',
  open: 'Noch offen: {{amount}}',
  methods: { invoice: 'Auf Rechnung buchen', twint: 'Mit TWINT bezahlen', card: 'Mit Karte bezahlen' },
  starting: 'Wird geöffnet …',
  failedTitle: 'Die Zahlungsseite liess sich nicht öffnen.',
  failed: 'Versuche es gleich noch einmal, oder wähle einen anderen Weg.',
  waiting: {
    startTitle: 'Weiter zur Zahlung …',
    start: 'Wir öffnen die Zahlungsseite. Deine Plätze sind so lange für dich reserviert.',
    title: 'Wir warten auf deine Zahlung',
    text: 'Hast du bezahlt? Dann musst du nichts mehr tun, die Bestätigung folgt gleich.',
    until: 'Deine Plätze sind bis {{time}} Uhr für dich reserviert.',
    lateTitle: 'Wir prüfen deine Zahlung',
    late: 'Das dauert länger als sonst. Sobald sie bei uns ist, erhältst du eine E-Mail.',
    openTitle: 'Noch nicht bezahlt',
    open: 'Die Zahlung wurde nicht abgeschlossen, es ist nichts abgebucht. Wähle, wie es weitergehen soll.',
    page: 'Zur Zahlungsseite',
    other: 'Anders bezahlen',
  },
  elsewhere: {
    title: 'Danke!',
    text: 'Sobald deine Zahlung bei uns ist, erhältst du eine E-Mail mit der Bestätigung. Dieses Fenster kannst du schliessen.',
  },
});
