import { EditorContent } from '@tiptap/react';
import { useId, useMemo } from 'react';
import { InputWrapper } from '../../mantine/input-wrapper.ts';
import { RICH_TEXT_TEXTS } from '../field-texts.ts';
import { useFormField } from '../use-form-field.ts';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';
import { Toolbar } from './toolbar.tsx';
import { useFlush, useRichText } from './use-rich-text.ts';

interface AriaInput {
  readonly id: string;
  readonly required: boolean;
  readonly isWrong: boolean;
  readonly describedBy: string;
}

const ariaOf = ({ id, required, isWrong, describedBy }: AriaInput): Record<string, string> => ({
  role: 'textbox',
  class: styles.text ?? '',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...(required && { 'aria-required': 'true' }),
  ...(isWrong && { 'aria-invalid': 'true' }),
  ...(describedBy && { 'aria-describedby': describedBy }),
});

/** The editor itself, in a chunk of its own; use RichTextField. */
export function RichTextEditor(props: RichTextProps) {
  const {
    name,
    label,
    description,
    required = false,
    disabled = false,
    nullable,
    isLive = false,
    pages,
  } = props;
  const id = useId();
  const flush = useFlush(name);
  const { input, error } = useFormField<string | null>(name);
  const isWrong = error !== undefined;
  const describedBy = [isWrong && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  const attributes = useMemo(
    () => ariaOf({ id, required, isWrong, describedBy }),
    [id, required, isWrong, describedBy],
  );
  const rich = useRichText({ name, input, flush, nullable, disabled, isLive, attributes });
  const { editor, isUnknown, pastedTable } = rich;
  const notice = (isUnknown && RICH_TEXT_TEXTS.unknown) || (pastedTable && RICH_TEXT_TEXTS.table);
  return (
    <InputWrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ onClick: () => editor?.commands.focus() }}
      description={description}
      error={error}
      required={required}
    >
      <div className={styles.frame} data-wrong={isWrong || undefined} data-disabled={disabled || undefined}>
        {editor && <Toolbar editor={editor} label={label} disabled={disabled || isUnknown} pages={pages} />}
        {notice && (
          <p className={styles.notice} role="status">
            {notice}
          </p>
        )}
        <EditorContent editor={editor} className={styles.content} />
      </div>
    </InputWrapper>
  );
}
