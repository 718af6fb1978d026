import styles from './picture.module.css';

/** Three ridge lines in place of a missing picture. */
export function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 400 250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.far} d="M0 150 52 118l34 20 58-62 40 44 46-30 64 52 40-26 66 44v90H0Z" />
      <path className={styles.middle} d="M0 186l60-34 44 26 52-56 62 58 48-22 54 30 80-38v100H0Z" />
      <path className={styles.near} d="M0 214l84-26 66 20 70-32 78 34 102-24v64H0Z" />
    </svg>
  );
}
