import type { NullableProps } from '../field-props.ts';

export interface RichTextProps extends NullableProps {
  /** Whether the form gets the text in each pause, and not only when the field is left. */
  readonly isLive?: boolean;
}
