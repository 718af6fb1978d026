import type { SimpleField } from '@firn/shared-contracts/content';
import type { ControlProps } from './control.types.ts';
import { LinkControl } from './link-control.tsx';
import { FileControl, PictureControl } from './media-controls.tsx';
import { PointsControl } from './points-control.tsx';
import { OneOfControl, SomeOfControl } from './reference-controls.tsx';
import {
  ChoiceControl,
  CountControl,
  FlagControl,
  LineControl,
  LinesControl,
  RichTextControl,
} from './text-controls.tsx';

type SimpleName = SimpleField['control'];

/** The editor of each control; a new control is added here. */
const CONTROLS: { readonly [Control in SimpleName]: (props: ControlProps<Control>) => React.ReactNode } = {
  line: LineControl,
  lines: LinesControl,
  'rich-text': RichTextControl,
  picture: PictureControl,
  file: FileControl,
  choice: ChoiceControl,
  count: CountControl,
  flag: FlagControl,
  link: LinkControl,
  'one-of': OneOfControl,
  'some-of': SomeOfControl,
  points: PointsControl,
};

/** The editor of a field that holds no further fields. */
export function SimpleControl({ name, field }: { readonly name: string; readonly field: SimpleField }) {
  const Control = CONTROLS[field.control] as (props: {
    readonly name: string;
    readonly field: SimpleField;
  }) => React.ReactNode;
  return <Control name={name} field={field} />;
}
