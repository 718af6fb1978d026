import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useRef, useState } from 'react';
import { jumpMarksTexts } from '../../i18n/de-CH/jump-marks.ts';
import styles from './jump-marks.module.css';

interface Mark {
  readonly id: string;
  readonly title: string;
}

/** Reads the titles of the form's sections, in their order. */
const titlesIn = (form: Element): Element[] => [
  ...form.querySelectorAll('section[aria-labelledby] > h2[id]'),
];

/** Takes the keyboard along: the next Tab reaches the first field of the section. */
function goTo({ id }: Mark): void {
  const title = document.getElementById(id);
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  title.scrollIntoView?.();
}

/** Keeps the sections of a long form in sight wherever one stands in it. It is the first child of the form. */
export function JumpMarks() {
  const t = useTexts(jumpMarksTexts);
  const nav = useRef<HTMLElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const form = nav.current?.closest('form');
    if (!form) return;
    const read = () =>
      setMarks(titlesIn(form).map(({ id, textContent }) => ({ id, title: textContent ?? '' })));
    read();
    // Sections may come and go with what is chosen.
    const observer = new MutationObserver(read);
    observer.observe(form, { childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <nav ref={nav} className={styles.marks} aria-label={t('label')}>
      {marks.map((mark) => (
        <button key={mark.id} type="button" onClick={() => goTo(mark)}>
          {mark.title}
        </button>
      ))}
    </nav>
  );
}
