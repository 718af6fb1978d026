/** Line breaks, control characters and those that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** `https://…`, `www.…`, `firn.ch`; «Dr. med.», «J.P.» and «St.Gallen» are names. */
const WEB_ADDRESS = /:\/\/|\bwww\.|@|[\p{L}\d-]{3,}(\s+\.\s*|[.。])[a-z]{2,}/iu;
const PHONE_NUMBER = /\d[\d ]{3,}/;

/**
 * What is wrong with a part of a person's name (docs/domain/bookings.md#person-fields), or null: mails to strangers
 * begin with it. Any script is welcome.
 */
export function personNameMessage(name: string | undefined): string | null {
  if (!name?.trim()) return null;
  if (UNSEEN.test(name)) return 'Bitte schreibe den Namen auf eine Zeile, ohne unsichtbare Zeichen.';
  // Full-width letters and dots read like the others.
  const plain = name.normalize('NFKC');
  if (WEB_ADDRESS.test(plain)) return 'Bitte gib nur den Namen an, ohne Internetadresse.';
  if (PHONE_NUMBER.test(plain)) return 'Bitte gib nur den Namen an, ohne Telefonnummer.';
  return /\p{L}/u.test(name) ? null : 'Bitte gib einen Namen mit Buchstaben an.';
}
