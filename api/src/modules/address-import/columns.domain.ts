import { ADDRESS_FIELDS, type AddressField } from '@firn/shared-contracts/api';

/** The field that each column of a list is put to, in the order of the columns; null for none. */
export type Mapping = readonly (AddressField | null)[];

/** Headings as lists have them in German, French, Italian and English; letters and digits alone. */
const HEADINGS: Readonly<Record<AddressField, string>> = {
  salutation: 'anrede civilite appellativo salutation',
  firstName: 'vorname rufname prenom nome firstname givenname',
  lastName: 'nachname name familienname nom nomdefamille cognome lastname surname familyname',
  email: 'email mail emailadresse mailadresse emailprivat courriel adresseemail emailaddress',
  birthday:
    'geburtsdatum geburtstag gebdatum geboren geborenam datedenaissance naissance datadinascita birthday birthdate dateofbirth',
  address:
    'strasse strassenr strassehausnummer strasseundhausnummer adresse rue via indirizzo street address',
  postalCode: 'plz postleitzahl npa codepostal cap zip zipcode postcode postalcode',
  city: 'ort wohnort stadt ville lieu localite citta luogo city town',
  country: 'land pays paese country',
  phone:
    'telefon telefonnummer tel telnr mobile mobil mobiltelefon telefonmobil handy handynummer natel telephone telefono cellulare phone mobilephone',
  sac: 'sac sacmitglied sacnummer sacnr sacmitgliednr sacmitgliedernummer cas membrecas',
  newsletter: 'newsletter rundbrief infolettre',
};

const FIELD_OF: ReadonlyMap<string, AddressField> = new Map(
  ADDRESS_FIELDS.flatMap((field) => HEADINGS[field].split(' ').map((heading) => [heading, field] as const)),
);

/** A heading as it is recognised and remembered. */
export const headingKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Recognises columns by what their headings were put to last, else by their names; of two alike the first counts. */
export function recogniseColumns(
  headings: readonly string[],
  remembered: ReadonlyMap<string, AddressField | null>,
): Mapping {
  const taken = new Set<AddressField>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const field = (remembered.has(key) ? remembered.get(key) : FIELD_OF.get(key)) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The reason why a list with these columns cannot be imported; null if it can. */
export function mappingProblem(mapping: Mapping): string | null {
  const fields = mapping.filter((field) => field !== null);
  if (new Set(fields).size < fields.length)
    return 'Zwei Spalten stehen für dasselbe. Bitte wähle eine davon.';
  const has = (...needed: AddressField[]) => needed.every((field) => fields.includes(field));
  if (has('email') || has('firstName', 'lastName', 'birthday')) return null;
  return 'Bitte sag, welche Spalte die E-Mail-Adresse enthält, oder welche Vorname, Nachname und Geburtsdatum.';
}
