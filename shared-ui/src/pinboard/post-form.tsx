import { CAR_SHARING, type CarSharing, LONGEST_PINBOARD_TEXT } from '@firn/shared-contracts/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTexts, useTypedText } from '../remote/index.ts';
import { outcomeOf, reasonOf, useWrite } from '../resource/index.ts';
import styles from './pinboard.module.css';
import { pinboardPosts } from './pinboard.queries.ts';
import { pinboardTexts } from './pinboard-texts.ts';

interface PostFormProps {
  readonly eventIri: string;
  readonly onSent: () => void;
}

function useComplaint() {
  const t = useTexts(pinboardTexts);
  return (text: string): string => {
    if (text.trim() === '') return t('textFirst');
    return text.length > LONGEST_PINBOARD_TEXT ? t('tooLong', { most: LONGEST_PINBOARD_TEXT }) : '';
  };
}

interface CarSharingFieldProps {
  readonly value: CarSharing | null;
  readonly onChange: (value: CarSharing | null) => void;
}

function CarSharingField({ value, onChange }: CarSharingFieldProps) {
  const t = useTexts(pinboardTexts);
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('carSharing')}</legend>
      {([null, ...CAR_SHARING] as const).map((choice) => (
        <label key={choice ?? 'none'} className={styles.choice}>
          <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
          {t(choice ?? 'none')}
        </label>
      ))}
    </fieldset>
  );
}

/** A new post; what was typed stays until the server has it. */
export function PostForm({ eventIri, onSent }: PostFormProps) {
  const t = useTexts(pinboardTexts);
  const write = useWrite(pinboardPosts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const complaintOf = useComplaint();
  const [text, setText] = useState('');
  const [carSharing, setCarSharing] = useState<CarSharing | null>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  useTypedText(text !== '');

  async function send(submit: FormEvent) {
    submit.preventDefault();
    if (isSending) return;
    const complaint = complaintOf(text);
    setProblem(complaint);
    if (complaint) return field.current?.focus();
    setIsSending(true);
    try {
      await write.create({ event: eventIri, text, ...(carSharing && { carSharing }) });
      setText('');
      setCarSharing(null);
      onSent();
    } catch (error) {
      setProblem(reasonOf(outcomeOf(error)));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(submit) => void send(submit)} noValidate>
      <label htmlFor={id}>{t('text')}</label>
      <textarea
        ref={field}
        id={id}
        className={styles.text}
        rows={4}
        value={text}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      <CarSharingField value={carSharing} onChange={setCarSharing} />
      <button type="submit" className={styles.primary} aria-disabled={isSending}>
        {isSending ? t('sending') : t('send')}
      </button>
    </form>
  );
}
