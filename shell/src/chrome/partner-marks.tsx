import { useTexts } from '@firn/shared-ui/remote';
import type { ReactNode } from 'react';
import { shellTexts } from '../i18n/shell-texts.ts';
import styles from './site-footer.module.css';

interface Mark {
  readonly name: string;
  readonly width: number;
  readonly drawing: ReactNode;
}

/** Wordmarks of invented partner brands, drawn here: no real trade mark, nothing fetched. */
const MARKS: readonly Mark[] = [
  {
    name: 'Gletscherseil',
    width: 164,
    drawing: (
      <>
        <path d="M2 22c6-14 12-14 16-4s9 10 12-2" />
        <text x="40" y="23" lengthAdjust="spacingAndGlyphs" textLength="122">
          Gletscherseil
        </text>
      </>
    ),
  },
  {
    name: 'Nordwand Optik',
    width: 186,
    drawing: (
      <>
        <circle cx="10" cy="16" r="7.5" />
        <circle cx="27" cy="16" r="7.5" />
        <text x="44" y="23" lengthAdjust="spacingAndGlyphs" textLength="140">
          Nordwand Optik
        </text>
      </>
    ),
  },
  {
    name: 'Hüttli Kaffee',
    width: 156,
    drawing: (
      <>
        <path d="m3 17 11-10 11 10M6 15v11h16V15" />
        <text x="36" y="23" lengthAdjust="spacingAndGlyphs" textLength="118">
          Hüttli Kaffee
        </text>
      </>
    ),
  },
  {
    name: 'Steigfell Sport',
    width: 174,
    drawing: (
      <>
        <path d="M4 27 22 5M11 27 29 5" />
        <text x="40" y="23" lengthAdjust="spacingAndGlyphs" textLength="132">
          Steigfell Sport
        </text>
      </>
    ),
  },
];

export function PartnerMarks() {
  const t = useTexts(shellTexts);
  return (
    <section className={styles.partners}>
      <h2 className={styles.heading}>{t('footer.partners')}</h2>
      <ul className={styles.marks}>
        {MARKS.map(({ name, width, drawing }) => (
          <li key={name}>
            <svg
              className={styles.mark}
              width={width}
              height="32"
              viewBox={`0 0 ${width} 32`}
              role="img"
              aria-label={name}
            >
              {drawing}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}
