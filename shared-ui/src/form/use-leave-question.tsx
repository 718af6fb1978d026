import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import { type LeaveAnswer, LeaveDialog, type LeaveTexts } from './leave-dialog.tsx';
import { addLeaveQuestion } from './leave-questions.ts';

interface LeaveQuestion {
  /** Whether there may be something to lose. Then the browser, too, asks before the tab closes. */
  readonly isAsked: boolean;
  /** Whether going there loses nothing; the same function while nothing changes. */
  readonly mayLeave: (to: NavigationLocation) => boolean | Promise<boolean>;
  readonly texts: LeaveTexts;
  /** Called before the visitor goes and what was typed is lost. */
  readonly onLeave?: () => void;
  /** Saves what would be lost, and answers whether that went well; nothing to offer unless given. */
  readonly save?: (() => Promise<boolean>) | undefined;
}

/** Asks before the location changes, not after, so that staying loses nothing. Answers the dialog to draw. */
export function useLeaveQuestion({ isAsked, mayLeave, texts, onLeave, save }: LeaveQuestion): ReactNode {
  const { navigation } = useShell();
  const [asked, setAsked] = useState<{ readonly maySave: boolean } | null>(null);
  const answer = useRef<((given: LeaveAnswer) => void) | null>(null);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!isAsked) return;
    const ask = (maySave: boolean) => {
      answer.current?.('stay');
      setAsked({ maySave });
      return new Promise<LeaveAnswer>((resolve) => {
        answer.current = resolve;
      });
    };
    return addLeaveQuestion(navigation, { mayLeave, ask, leave: () => leave(), save });
  }, [navigation, isAsked, mayLeave, save]);
  if (!asked) return null;
  const onAnswer = (given: LeaveAnswer) => {
    setAsked(null);
    answer.current?.(given);
    answer.current = null;
  };
  return <LeaveDialog texts={texts} maySave={asked.maySave} onAnswer={onAnswer} />;
}
