import { useFormValue } from '@firn/shared-ui/form';
import { useTexts } from '@firn/shared-ui/remote';
import { contentEditorTexts } from '../../../i18n/de-CH/content-editor.ts';
import styles from './editor.module.css';

/** As much of a description as search engines show. */
const SHOWN = 155;

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** How the page may look among what a search engine found. */
export function SearchResult({ address }: { readonly address: string }) {
  const t = useTexts(contentEditorTexts);
  const title = useFormValue<string>('title');
  const description = useFormValue<string>('metaDescription');
  const isShown = useFormValue<boolean>('metaIndex');
  return (
    <figure className={styles.result}>
      <figcaption className={styles.note}>{t('result')}</figcaption>
      {isShown ? (
        <>
          <span className={styles.resultAddress}>{`${window.location.host}${address}`}</span>
          <span className={styles.resultTitle}>{t('resultTitle', { title })}</span>
          <span className={styles.resultText}>{description ? shortened(description) : t('resultText')}</span>
        </>
      ) : (
        <span className={styles.resultText}>{t('noIndex')}</span>
      )}
    </figure>
  );
}
