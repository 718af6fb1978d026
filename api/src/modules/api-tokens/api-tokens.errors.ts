import { conflict, invalid, type Problem } from '../../lib/problem.ts';

export const tooManyTokens = (): Problem =>
  conflict('/problems/too-many-tokens', 'Es gibt schon fünfzig Tokens. Beende zuerst eines davon.');

export const wrongEnd = (): Problem =>
  invalid([
    { propertyPath: 'expiresAt', message: 'Ein Token gilt bis zu einem Tag in den nächsten 365 Tagen.' },
  ]);

export const partnerWithoutOcto = (): Problem =>
  invalid([
    { propertyPath: 'partner', message: 'Ein Partner gehört nur zu einem Token für Wiederverkäufer.' },
  ]);

export const unknownPartner = (): Problem =>
  invalid([
    { propertyPath: 'partner', message: 'Diesen Partner gibt es nicht mehr. Bitte wähle einen anderen.' },
  ]);

export const passwordNeeded = (): Problem =>
  invalid([
    {
      propertyPath: 'currentPassword',
      message: 'Deine Anmeldung liegt mehr als 10 Minuten zurück. Bitte gib dein Passwort ein.',
    },
  ]);
