import { useEffect, useState } from 'react';
import { useTexts } from '../remote/index.ts';
import type { Guess } from './guess-strength.ts';
import { passwordTexts } from './password-texts.ts';

interface StrengthProps {
  readonly password: string;
  readonly email: string;
}

/** How long somebody would guess. Its dictionaries come with the first letter; without them nothing is said. */
export function Strength({ password, email }: StrengthProps) {
  const t = useTexts(passwordTexts);
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
    <p role="status" data-score={score}>
      {score !== null && t('strength', { words: t(`scores.${score}`) })}
    </p>
  );
}
