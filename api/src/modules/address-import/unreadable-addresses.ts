/** A file of addresses that is not read: nothing of it is imported. Its message is German, for whoever chose the file. */
export class UnreadableAddresses extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableAddresses';
  }
}

export const isCutOff = () =>
  new UnreadableAddresses(
    'Die Datei ist nicht ganz: Sie hört mittendrin auf. Bitte speichere sie noch einmal und lade sie neu hoch.',
  );

export const isTooWide = (columns: number) =>
  new UnreadableAddresses(
    `Die Datei hat mehr als ${columns} Spalten. Bitte lösche die leeren und unnötigen.`,
  );

export const isTooLong = () =>
  new UnreadableAddresses("Die Datei hat mehr als 20'000 Zeilen. Bitte teile sie in mehrere auf.");
