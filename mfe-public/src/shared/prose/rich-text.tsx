import styles from './prose.module.css';

/** HTML of a CMS block. The API sanitises it when it is saved (docs/domain/offers.md#rich-text). */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API; there is no other source.
  return <div className={`${styles.prose} ${styles.rich}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
