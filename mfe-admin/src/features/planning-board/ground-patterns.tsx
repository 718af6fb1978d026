import styles from './planning-board.module.css';

/** What the days of guides are filled with: dots, lines and squares, so that nobody needs the colours. */
export function GroundPatterns() {
  return (
    <svg aria-hidden="true" className={styles.patterns}>
      <defs>
        <pattern id="board-available" width="14" height="12" patternUnits="userSpaceOnUse">
          <rect width="14" height="12" className={styles.available} />
          <circle cx="7" cy="6" r="1" className={styles.availableMark} />
        </pattern>
        <pattern
          id="board-maybe"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="8" height="8" className={styles.maybe} />
          <path d="M0 0V8" className={styles.maybeMark} />
        </pattern>
        <pattern
          id="board-busy"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className={styles.busy} />
          <path d="M0 0V6M0 0H6" className={styles.busyMark} />
        </pattern>
      </defs>
    </svg>
  );
}
