import type { NavigationLocation } from '@firn/shared-contracts/shell';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShell } from '../remote/shell-context.tsx';
import { LeaveDialog, type LeaveTexts } from './leave-dialog.tsx';
import { addLeaveQuestion } from './leave-questions.ts';

interface LeaveQuestion {
  /** Whether there may be something to lose. Then the browser, too, asks before the tab closes. */
  readonly isAsked: boolean;
  /** Whether going there loses nothing; the same function while nothing changes. */
  readonly mayLeave: (to: NavigationLocation) => boolean | Promise<boolean>;
  readonly texts: LeaveTexts;
  /** Called before the visitor goes and what was typed is lost. */
  readonly onLeave?: () => void;
}

/** Asks before the location changes, not after, so that staying loses nothing. Answers the dialog to draw. */
export function useLeaveQuestion({ isAsked, mayLeave, texts, onLeave }: LeaveQuestion): ReactNode {
  const { navigation } = useShell();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<((leaves: boolean) => void) | null>(null);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!isAsked) return;
    const ask = () => {
      answer.current?.(false);
      setIsOpen(true);
      return new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
    };
    return addLeaveQuestion(navigation, { mayLeave, ask, leave: () => leave() });
  }, [navigation, isAsked, mayLeave]);
  if (!isOpen) return null;
  const onAnswer = (leaves: boolean) => {
    setIsOpen(false);
    answer.current?.(leaves);
    answer.current = null;
  };
  return <LeaveDialog texts={texts} onAnswer={onAnswer} />;
}
