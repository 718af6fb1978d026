/** The text that is agreed to; a change of it is a new version, and the old one stays with those who read it. */
export const NEWSLETTER_CONSENT = {
  version: '2026-11-26',
  text: 'Ja, schickt mir etwa einmal im Monat Neuigkeiten zu Touren und Kursen. Abbestellen kann ich sie mit einem Klick in jeder E-Mail.',
} as const;
