import { useEditor } from '@tiptap/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useField, useForm } from 'react-final-form';
import { textOrNull } from '../field-props.ts';
import type { useFormField } from '../use-form-field.ts';
import { cleanHtml, richTextOf } from './clean-html.ts';
import { EXTENSIONS } from './extensions.ts';

const NOTHING = {} as const;

type Flush = RefObject<() => void>;

/**
 * What runs before the form is validated and sent. Call it before any other hook on the same field: final-form asks
 * only the first one.
 */
export function useFlush(name: string): Flush {
  const flush = useRef<() => void>(() => undefined);
  useField(name, { subscription: NOTHING, beforeSubmit: () => flush.current() });
  return flush;
}

interface RichTextInput {
  readonly name: string;
  readonly input: ReturnType<typeof useFormField<string | null>>['input'];
  readonly flush: Flush;
  readonly nullable: boolean | undefined;
  readonly disabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
}

/** An editor over a field of the form. */
export function useRichText({ name, input, flush, nullable, disabled, attributes }: RichTextInput) {
  const form = useForm();
  const value = input.value || '';
  const [isUnknown, setUnknown] = useState(false);
  const known = useRef(value);
  const isEdited = useRef(false);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    enableContentCheck: true,
    editorProps: { attributes, transformPastedHTML: cleanHtml },
    onContentError: () => setUnknown(true),
    onUpdate: () => {
      isEdited.current = true;
      // The first letter makes the form dirty and the field filled; more would render the form with each key.
      if (known.current === '' || form.getFieldState(name)?.pristine) take();
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
  return { editor, isUnknown };
}
