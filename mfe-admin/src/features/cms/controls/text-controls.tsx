import type { ContentTreeItem } from '@firn/shared-contracts/api';
import { pagePath } from '@firn/shared-contracts/content';
import {
  CheckboxField,
  NumberField,
  RichTextField,
  SelectField,
  TextareaField,
  TextField,
} from '@firn/shared-ui/form';
import { useMemo } from 'react';
import { useContentTree } from '../../../shared/content-tree.ts';
import { type ControlProps, wordsOf } from './control.types.ts';

export const LineControl = ({ name, field }: ControlProps<'line'>) => (
  <TextField {...wordsOf(name, field)} maxLength={field.maxLength} />
);

export const LinesControl = ({ name, field }: ControlProps<'lines'>) => (
  <TextareaField {...wordsOf(name, field)} maxLength={field.maxLength} />
);

const targetOf = ({ '@id': href, title, completeSlug }: ContentTreeItem) => ({
  href,
  title,
  address: pagePath(completeSlug),
});

/** Formatted text, whose links may lead to pages by the page (docs/domain/content.md#blocks). */
export function RichTextControl({ name, field }: ControlProps<'rich-text'>) {
  const { data } = useContentTree();
  const pages = useMemo(() => (data ?? []).map(targetOf), [data]);
  return <RichTextField {...wordsOf(name, field)} pages={pages} isLive />;
}

export const ChoiceControl = ({ name, field }: ControlProps<'choice'>) => (
  <SelectField {...wordsOf(name, field)} options={field.options} />
);

export const CountControl = ({ name, field }: ControlProps<'count'>) => (
  <NumberField {...wordsOf(name, field)} description={`${field.minimum}–${field.maximum}`} />
);

export const FlagControl = ({ name, field }: ControlProps<'flag'>) => (
  <CheckboxField {...wordsOf(name, field)} />
);
