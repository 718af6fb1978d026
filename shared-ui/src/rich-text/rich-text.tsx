import styles from './rich-text.module.css';

/** Formatted text as the API keeps it: cleaned when it is written (docs/domain/offers.md#rich-text). */
export function RichText({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API at the write; there is no other source.
  return <div className={styles.rich} dangerouslySetInnerHTML={{ __html: html }} />;
}
