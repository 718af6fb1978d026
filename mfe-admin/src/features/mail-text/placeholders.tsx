import type { MailTextPlaceholder } from '@firn/shared-contracts/api';
import { useFormChange } from '@firn/shared-ui/form';
import { Button } from '@firn/shared-ui/mantine';
import { useTexts } from '@firn/shared-ui/remote';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { mailTextsTexts } from '../../i18n/de-CH/mail-texts.ts';
import styles from './mail-text.module.css';

interface PlaceholdersProps {
  readonly known: readonly MailTextPlaceholder[];
  /** The fields that take one. */
  readonly children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Fields, and the placeholders that go in where the cursor was last; before that, at the end of the opening. */
export function Placeholders({ known, children }: PlaceholdersProps) {
  const t = useTexts(mailTextsTexts);
  const change = useFormChange();
  const title = useId();
  const fields = useRef<HTMLDivElement>(null);
  const last = useRef<Field>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (isField(target)) last.current = target;
    };
    const area = fields.current;
    area?.addEventListener('focusin', remember);
    return () => area?.removeEventListener('focusin', remember);
  }, []);
  const insert = (word: string) => {
    const field = last.current ?? fields.current?.querySelector<Field>('[name="opening"]');
    if (!field) return;
    const { value, name } = field;
    const start = last.current ? (field.selectionStart ?? value.length) : value.length;
    const end = last.current ? (field.selectionEnd ?? start) : start;
    change(name, `${value.slice(0, start)}${word}${value.slice(end)}`);
    field.focus();
    // Once the form has put the value in, which moves the cursor to its end.
    requestAnimationFrame(() => field.setSelectionRange(start + word.length, start + word.length));
  };
  return (
    <>
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
      {known.length > 0 && (
        <section aria-labelledby={title} className={styles.placeholders}>
          <h3 id={title}>{t('placeholders')}</h3>
          <p className={styles.note}>{t('placeholdersHint')}</p>
          <ul>
            {known.map(({ name, means, sample, needed }) => (
              <li key={name}>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={t('insert', { word: `{${name}}` })}
                  onClick={() => insert(`{${name}}`)}
                >
                  {`{${name}}`}
                </Button>
                <span>
                  {t('meaning', { means, sample })}
                  {needed && ` (${t('needed')})`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
