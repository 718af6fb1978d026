import type { NullableProps } from '../field-props.ts';

/** A page that a link may lead to. */
export interface LinkTarget {
  /** The text keeps it, wherever the page moves. */
  readonly href: string;
  readonly title: string;
  /** Readers find it there by now. */
  readonly address: string;
}

export interface RichTextProps extends NullableProps {
  /** Pages of ours to choose from; without them a link has an address. */
  readonly pages?: readonly LinkTarget[];
  /** Whether the form gets the text in each pause, and not only when the field is left. */
  readonly isLive?: boolean;
}
