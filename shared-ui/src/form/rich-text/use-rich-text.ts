import { useDebouncedCallback } from '@mantine/hooks';
import { useEditor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { textOrNull } from '../field-props.ts';
import type { useFormField } from '../use-form-field.ts';
import { useKeptValue } from '../use-kept-value.ts';
import { cleanHtml, richTextOf } from './clean-html.ts';
import { EXTENSIONS } from './extensions.ts';
import { hasTable } from './word-tables.ts';

/** After the last letter, for a form that shows elsewhere what is written. */
const PAUSE_MS = 300;

type Flush = RefObject<() => void>;

/**
 * What runs before the form is validated and sent. Call it before any other hook on the same field: final-form asks
 * only the first one.
 */
export function useFlush(name: string): Flush {
  const flush = useRef<() => void>(() => undefined);
  const beforeSubmit = useCallback(() => {
    flush.current();
    return undefined;
  }, []);
  useKeptValue(name, beforeSubmit);
  return flush;
}

interface RichTextInput {
  readonly name: string;
  readonly input: ReturnType<typeof useFormField<string | null>>['input'];
  readonly flush: Flush;
  readonly nullable: boolean | undefined;
  readonly disabled: boolean;
  /** Whether the form gets the text in each pause, and not only when the field is left. */
  readonly isLive: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An editor over a field of the form. */
export function useRichText({ name, input, flush, nullable, disabled, isLive, attributes }: RichTextInput) {
  const form = useForm();
  const value = input.value || '';
  const [isUnknown, setUnknown] = useState(false);
  const [pastedTable, setPastedTable] = useState(false);
  const known = useRef(value);
  const isEdited = useRef(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    enableContentCheck: true,
    editorProps: {
      attributes,
      transformPastedHTML: (html) => {
        setPastedTable(hasTable(html));
        return cleanHtml(html);
      },
    },
    onContentError: () => setUnknown(true),
    onUpdate: () => {
      isEdited.current = true;
      // The first letter makes the form dirty and the field filled; more would render the form with each key.
      if (known.current === '' || form.getFieldState(name)?.pristine) take();
      else if (isLive) takeSoon();
    },
    onFocus: () => input.onFocus(),
    onBlur: () => {
      take();
      input.onBlur();
    },
  });

  /** Hands the text to the form, if somebody wrote: the editor writes the same text in another way than the wire has it. */
  function take(): void {
    if (!editor || isUnknown || !isEdited.current) return;
    const text = richTextOf(editor.getHTML());
    if (text === known.current) return;
    known.current = text;
    form.change(name, textOrNull(text, nullable));
  }
  const takeSoon = useDebouncedCallback(take, PAUSE_MS);
  useEffect(() => {
    flush.current = take;
  });

  // A reset, or what somebody else saved.
  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    isEdited.current = false;
    setUnknown(false);
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!disabled && !isUnknown, false);
  }, [editor, disabled, isUnknown]);
  return { editor, isUnknown, pastedTable };
}
