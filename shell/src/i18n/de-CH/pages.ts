const reset = {
  title: 'Passwort zurücksetzen',
  text: 'Dein Passwort setzen wir im Moment persönlich mit dir zurück. Ruf uns an oder schreib uns von der Adresse deines Kontos aus; meistens dauert es nur ein paar Minuten.',
} as const;
const register = {
  title: 'Konto eröffnen',
  text: 'Konten eröffnen wir im Moment persönlich für dich. Sag uns deinen Namen und deine E-Mail-Adresse, dann erhältst du die Zugangsdaten von uns.',
} as const;
const newsletter = {
  title: 'Newsletter',
  text: 'Für den Newsletter tragen wir dich im Moment von Hand ein und aus. Eine kurze Nachricht mit deiner E-Mail-Adresse genügt.',
} as const;

/** What the shell's own pages say. */
export const pages = {
  login: {
    title: 'Anmelden',
    lead: 'Mit deinem Konto siehst du deine Buchungen und hinterlegst deine Angaben für die nächste Tour.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    submitting: 'Wird angemeldet …',
    forgotten: 'Passwort vergessen?',
    register: 'Noch kein Konto? Registrieren',
    wrong: 'E-Mail oder Passwort stimmt nicht.',
    tooMany: 'Zu viele Versuche. Bitte warte eine Viertelstunde und versuche es dann noch einmal.',
    failed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
    needsScript:
      'Zum Anmelden braucht diese Seite JavaScript. Schalte es bitte im Browser ein oder ruf uns an:',
    missingEmail: 'Bitte gib deine E-Mail-Adresse ein.',
    missingPassword: 'Bitte gib dein Passwort ein.',
  },
  logout: {
    title: 'Abmelden',
    running: 'Du wirst abgemeldet …',
    done: 'Du bist abgemeldet. Bis zum nächsten Mal!',
    failed: 'Das Abmelden hat nicht geklappt.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
    login: 'Wieder anmelden',
  },
  /** Pages whose work the office does by phone for now, by page id of remote.json. */
  byPhone: {
    contact: 'So erreichst du uns',
    phone: 'Telefon',
    email: 'E-Mail',
    'passwort-vergessen': reset,
    register,
    'register-new': register,
    'register-invited': register,
    'register-confirm': {
      title: 'Registrierung bestätigen',
      text: 'Deine Registrierung bestätigen wir im Moment persönlich. Melde dich kurz bei uns, dann schalten wir dein Konto frei.',
    },
    'register-confirm-newsletter': { ...newsletter, title: 'Newsletter bestätigen' },
    'register-newsletter': newsletter,
  },
} as const;
