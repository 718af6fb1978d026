/**
 * A file of the bank that is not read: nothing of it counts (docs/domain/payments.md#bank-file). Its message is German, for
 * whoever chose the file.
 */
export class UnreadableFile extends Error {
  constructor(detail: string, line: number | null = null) {
    super(line === null ? detail : `Zeile ${line}: ${detail}`);
    this.name = 'UnreadableFile';
  }
}
