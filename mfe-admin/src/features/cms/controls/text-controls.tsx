import {
  CheckboxField,
  NumberField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { type ControlProps, wordsOf } from './control.types.ts';

export const LineControl = ({ name, field }: ControlProps<'line'>) => (
  <TextField {...wordsOf(name, field)} maxLength={field.maxLength} />
);

export const LinesControl = ({ name, field }: ControlProps<'lines'>) => (
  <TextareaField {...wordsOf(name, field)} maxLength={field.maxLength} />
);

export const RichTextControl = ({ name, field }: ControlProps<'rich-text'>) => (
  <RichTextField {...wordsOf(name, field)} isLive />
);

export const ChoiceControl = ({ name, field }: ControlProps<'choice'>) => (
  <SelectField {...wordsOf(name, field)} options={field.options} />
);

export const CountControl = ({ name, field }: ControlProps<'count'>) => (
  <NumberField {...wordsOf(name, field)} description={`${field.minimum}–${field.maximum}`} />
);

export const FlagControl = ({ name, field }: ControlProps<'flag'>) => (
  <CheckboxField {...wordsOf(name, field)} />
);
