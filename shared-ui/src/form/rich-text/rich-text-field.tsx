import { lazy, Suspense } from 'react';
import { FIELD_TEXTS } from '../field-texts.ts';
import styles from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';

const RichTextEditor = lazy(async () => {
  const { RichTextEditor } = await import(/* webpackChunkName: "rich-text" */ './rich-text-editor.tsx');
  return { default: RichTextEditor };
});

/**
 * Formatted text, HTML of the tags in `RICH_TEXT` in the values. The form learns of the first letter at once, of the
 * rest when the field is left or the form is sent, and with `isLive` in each pause. The editor loads when the field is shown.
 */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.loading}>
          {props.label}: {FIELD_TEXTS.loading}
        </div>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  );
}
