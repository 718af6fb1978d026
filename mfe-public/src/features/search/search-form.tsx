import { useTexts } from '@firn/shared-ui/remote';
import { type SubmitEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { searchTexts } from '../../i18n/de-CH/search.ts';
import styles from './search.module.css';
import { LONGEST, pathOfWords } from './search.queries.ts';

/** A GET form, so that it works without script, too. */
export function SearchForm({ words }: { readonly words: string }) {
  const t = useTexts(searchTexts);
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (typed !== '') void navigate(pathOfWords(typed));
  };
  return (
    <form className={styles.form} action="/suche" method="get" onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {t('field')}
      </label>
      <input
        key={words}
        id={id}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={words}
        maxLength={LONGEST}
        required
        // biome-ignore lint/a11y/noAutofocus: whoever opens the search wants to type; with words the results come first.
        autoFocus={words === ''}
      />
      <button type="submit" className={styles.submit}>
        {t('submit')}
      </button>
    </form>
  );
}
