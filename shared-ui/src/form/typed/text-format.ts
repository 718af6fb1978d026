/** How a value is written, and what a typed text means. */
export interface TextFormat<V> {
  /** The value; null for an empty text; undefined for a text without a valid value. */
  readonly parse: (text: string) => V | null | undefined;
  readonly textOf: (value: V) => string;
  /** Names the field and the remedy, for a text without a valid value. */
  readonly complaint: (label: string, text: string) => string;
}
