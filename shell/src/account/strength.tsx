import { useTexts } from '@firn/shared-ui/remote';
import { useEffect, useState } from 'react';
import { accountTexts } from '../i18n/de-CH/account.ts';
import styles from './account.module.css';
import type { Guess } from './guess-strength.ts';

interface StrengthProps {
  readonly password: string;
  readonly email: string;
}

/** How long somebody would guess. Its dictionaries come with the first letter; without them nothing is said. */
export function Strength({ password, email }: StrengthProps) {
  const t = useTexts(accountTexts);
  const [guess, setGuess] = useState<{ readonly strength: Guess } | null>(null);
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let isWanted = true;
    import(/* webpackChunkName: "strength" */ './guess-strength.ts').then(
      ({ guessStrength }) => isWanted && setGuess({ strength: guessStrength }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [isTyping]);
  const score = guess && isTyping ? guess.strength(password, email) : null;
  return (
    <p className={styles.strength} role="status" data-score={score}>
      {score !== null && t('password.strength', { words: t(`password.scores.${score}`) })}
    </p>
  );
}
