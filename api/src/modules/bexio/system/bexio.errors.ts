import { BEXIO_PROBLEMS } from '@firn/shared-contracts/api';
import { conflict, Problem } from '../../../lib/problem.ts';

/** bexio asks for patience (429). */
export class BexioBusy extends Error {
  override readonly name = 'BexioBusy';
  readonly seconds: number;
  constructor(seconds: number) {
    super(`bexio asks for ${seconds} s of patience`);
    this.seconds = seconds;
  }
}

/** bexio did not answer, or not as it should: whether it has done what it was asked is not known. */
export class BexioAway extends Error {
  override readonly name = 'BexioAway';
}

/** bexio does not take what it was sent. */
export class BexioRefused extends Error {
  override readonly name = 'BexioRefused';
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** Nothing goes on until a person connects again; the message is a sentence for the office. */
export class BexioEnded extends Error {
  override readonly name = 'BexioEnded';
}

export const ENDED = {
  revoked: 'bexio hat die Verbindung beendet. Bitte verbinde bexio neu.',
  forbidden:
    'bexio verweigert den Zugriff: Dem verbundenen Benutzer fehlen Rechte. Bitte verbinde bexio neu.',
} as const;

export const notConnected = () =>
  conflict(BEXIO_PROBLEMS.notConnected, 'bexio ist nicht verbunden. Bitte verbinde es zuerst.');

export const notConfigured = () =>
  conflict(
    BEXIO_PROBLEMS.notConnected,
    'Für bexio ist kein Zugang eingerichtet. Der Betrieb setzt BEXIO_CLIENT_ID und BEXIO_CLIENT_SECRET.',
  );

export const documentDone = () =>
  conflict(BEXIO_PROBLEMS.documentDone, 'Dieses Dokument ist schon in bexio.');

/** For a person who waits for the answer. */
export const bexioAway = (cause: unknown) =>
  new Problem(503, 'bexio antwortet im Moment nicht. Bitte versuche es in ein paar Minuten nochmals.', {
    type: BEXIO_PROBLEMS.away,
    headers: { 'retry-after': '60' },
    cause,
  });
