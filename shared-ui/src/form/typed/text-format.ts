/** How a value is written, and what a written text stands for. */
export interface TextFormat<V> {
  /** The value; null for an empty text; undefined for one that stands for no value. */
  readonly parse: (text: string) => V | null | undefined;
  readonly textOf: (value: V) => string;
  /** Names the field and the remedy, for a text that stands for no value. */
  readonly complaint: (label: string) => string;
}
