export const header = {
  skip: 'Zum Inhalt springen',
  home: 'Firn, zur Startseite',
  back: 'Zurück',
  menu: 'Menü',
  close: 'Schliessen',
  main: 'Hauptnavigation',
  pages: 'Seiten',
  start: 'Start',
  account: 'Konto',
  login: 'Anmelden',
  register: 'Registrieren',
  logout: 'Abmelden',
  administration: 'Administration',
  expand: '«{{name}}» aufklappen',
  collapse: '«{{name}}» zuklappen',
} as const;

export const footer = {
  contact: 'Kontakt',
  phone: 'Telefon',
  email: 'E-Mail',
  follow: 'Folge uns',
  partners: 'Unsere Partner',
  about: 'Über uns',
  imprint: 'Impressum',
  terms: 'AGB',
  cookies: 'Cookie-Einstellungen',
  legal: 'Rechtliches',
  copyright: '© {{year}} {{name}}',
} as const;

export const cookies = {
  title: 'Cookies',
  text: 'Für Anmeldung und Buchung brauchen wir Cookies. Nur mit deinem Einverständnis zählen wir zusätzlich, welche Seiten besucht werden.',
  more: 'Mehr in der Datenschutzerklärung',
  accept: 'Einverstanden',
  refuse: 'Ablehnen',
} as const;

export const admin = {
  title: 'Administration',
  navigation: 'Administration',
  breadcrumbs: 'Du bist hier',
  website: 'Zur Website',
  menu: 'Bereiche',
} as const;

export const impersonation = {
  notice: 'Du bist aktuell als {{name}} eingeloggt!',
  end: 'Zurück zur Administration',
} as const;

export const override = {
  notice: 'Vorschau: {{remote}} {{version}} statt der freigegebenen Version, bis {{time}}.',
  more: 'Vorschau: {{remote}} {{version}} und {{count}} weitere statt der freigegebenen Versionen, bis {{time}}.',
  reset: 'Zurücksetzen',
} as const;

export const toasts = { label: 'Meldungen', dismiss: 'Meldung schliessen' } as const;

export const region = {
  slow: 'Die Seite wird geladen …',
  offlineTitle: 'Du bist offline',
  offlineText:
    'Sobald dein Gerät wieder eine Verbindung hat, laden wir diesen Bereich von selbst. Wenn es eilt, ruf uns an:',
  lostTitle: 'Dieser Bereich ist gerade nicht erreichbar',
  lostText:
    'Wir wissen davon und kümmern uns darum. Der Rest der Seite funktioniert weiter. Wenn es eilt, ruf uns an:',
  readable:
    'Einzelne Funktionen dieser Seite sind gerade nicht verfügbar. Lesen kannst du sie. Wenn es eilt, ruf uns an:',
  again: 'Noch einmal versuchen',
} as const;

export const errors = {
  apology: 'Bitte entschuldige. Wenn du nicht weiterkommst, helfen wir dir gerne am Telefon:',
  notFound: 'This page could not be found',
  unavailable: 'Wir arbeiten daran. Der Rest der Website funktioniert weiter.',
  notFoundHint: 'Vielleicht ist die Seite umgezogen, oder in der Adresse steckt ein Tippfehler.',
  home: 'Zur Startseite',
  noAnswer: 'Der Server antwortet nicht. Bitte prüfe deine Verbindung und versuche es noch einmal.',
  failedCall: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
  titles: {
    '400': 'Diese Anfrage verstehen wir nicht',
    '401': 'Bitte melde dich an',
    '403': 'Hier darfst du nicht hin',
    '404': 'Seite nicht gefunden',
    '410': 'Das gibt es nicht mehr',
    '429': 'Das waren zu viele Anfragen',
    '500': 'Da ist bei uns etwas schiefgegangen',
    '502': 'Wir sind gerade nicht erreichbar',
    '503': 'Diese Seite ist gerade nicht verfügbar',
    '504': 'Das hat zu lange gedauert',
    unknown: 'Ein unbekannter Fehler ist aufgetreten',
  },
} as const;
