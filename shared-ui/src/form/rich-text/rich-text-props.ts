import type { NullableProps } from '../field-props.ts';

/** A page that a link may lead to. */
export interface LinkTarget {
  /** What the text keeps. */
  readonly href: string;
  readonly title: string;
  /** Where readers find it by now. */
  readonly address: string;
}

export interface RichTextProps extends NullableProps {
  /** Pages of ours to choose from; without them a link has an address. */
  readonly pages?: readonly LinkTarget[];
  /** Whether the form gets the text in each pause, and not only when the field is left. */
  readonly isLive?: boolean;
}
