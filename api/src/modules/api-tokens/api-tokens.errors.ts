import { conflict, invalid, type Problem } from '../../lib/problem.ts';

export const tooManyTokens = (): Problem =>
  conflict('/problems/too-many-tokens', 'Es gibt schon fünfzig Tokens. Beende zuerst eines davon.');

export const wrongEnd = (): Problem =>
  invalid([
    { propertyPath: 'expiresAt', message: 'Ein Token gilt bis zu einem Tag in den nächsten 365 Tagen.' },
  ]);

export const passwordNeeded = (): Problem =>
  invalid([
    {
      propertyPath: 'currentPassword',
      message: 'Deine Anmeldung liegt mehr als 10 Minuten zurück. Bitte gib dein Passwort ein.',
    },
  ]);
